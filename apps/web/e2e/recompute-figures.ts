// Recomputes every figure of a property's page from the API's answers. It shares no code with what it checks, on
// purpose: it reads the raw answers, has its own rates and rules, and formats numbers itself. No imports.

/** The fields of the answers that figures are computed from; amounts are in reais. */
export interface AuctionAnswer {
  type: string | null;
  direct_sale: boolean;
  sale_method?: string | null;
  date_first: string | null;
  date_second: string | null;
  date_third?: string | null;
  minimum_value_first: number | null;
  minimum_value_second: number | null;
  minimum_value_third?: number | null;
  price_valuation: number | null;
  area_private: number | null;
  area_total: number | null;
  area_land: number | null;
  subcategory: { id: number } | null;
  city: { id: number | null } | null;
  told_next_price?: { price: number } | null;
  facts?: { iptu_debt?: Debt | null; condominium_debt?: Debt | null } | null;
  history?: { from: unknown; to: unknown; fields: { from: unknown; to: unknown }[] }[];
}

interface Debt {
  amount: number | null;
}

interface Counted {
  k: number;
  n: number;
  low: number;
  high: number;
}

interface RankAnswer {
  below: number;
  equal: number;
  n: number;
  share: number;
}

export interface EvidenceAnswer {
  next_price: {
    reason: string | null;
    start_price: number | null;
    price: number | null;
    next: number | null;
    steps: { rate: number; price: number | null; state: string }[];
    proof: { hits: number; further: number; falls: number } | null;
  };
  odds: { stay: { n: number } | null; falls: Counted | null; returns: Counted | null } | null;
  rank: { discount: RankAnswer | null; square_metre: RankAnswer | null };
  legal: { floor: { status: string; amount: number | null; share: number | null; unless: string | null } };
  market: {
    basis: string;
    area: string | null;
    n: number;
    q1: number | null;
    median: number | null;
    q3: number | null;
  }[];
}

export interface Answers {
  auction: AuctionAnswer;
  evidence: EvidenceAnswer;
  similar: AuctionAnswer[];
  prices: { price: number | null }[];
  now: Date;
}

/** What a page may show, and where the answers contradict themselves. */
interface ExpectedFigures {
  amounts: Set<string>;
  percents: Set<string>;
  counts: Set<string>;
  phrases: string[];
  differences: string[];
}

const cents = (reais: number | null) => (reais === null ? null : Math.round(reais * 100));
const dots = (whole: number) => String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/** 'R$ 1.234,56' of centavos. */
const money = (centavos: number) =>
  `R$ ${dots(Math.floor(centavos / 100))},${String(centavos % 100).padStart(2, '0')}`;

/** '41', '12,4': no decimals that are noughts. */
const decimal = (value: number, places: number) => {
  const [whole = '0', rest = ''] = value.toFixed(places).split('.');
  const decimals = rest.replace(/0+$/, '');
  return dots(Number(whole)) + (decimals ? `,${decimals}` : '');
};

/** 'dd/mm/yyyy hh:mm' of Brasília. */
function moment(text: string | null): number | null {
  const [, day, month, year, hour = '00', minute = '00'] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d))?/.exec(text ?? '') ?? [];
  return year ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00-03:00`) : null;
}

function askingPrice(auction: AuctionAnswer, now: number): number | null {
  const first = moment(auction.date_first);
  const second = moment(auction.date_second);
  const third = moment(auction.date_third ?? null);
  const isSecond = first !== null && second !== null && first <= now;
  const isThird = second !== null && third !== null && second <= now;
  return (
    cents((isThird && auction.minimum_value_third) || null) ??
    cents(isSecond ? auction.minimum_value_second : null) ??
    cents(auction.minimum_value_first)
  );
}

const isGround = (auction: AuctionAnswer) => [3, 6, 11].includes(auction.subcategory?.id ?? 0);

/** The area that a price is divided by. */
function areaOf(auction: AuctionAnswer): number | null {
  const { area_private: own, area_total: total, area_land: land } = auction;
  return (
    (isGround(auction) ? [land, total] : [own, total, land]).find((area) => area !== null && area > 0) ?? null
  );
}

/** Curitiba's rate is 2,7 %; everywhere else 3 % is taken. */
const taxOf = (auction: AuctionAnswer) => (auction.city?.id === 4106902 ? 27 : 30);
const leastFee = 671_00;
const dearestSeen = 200_000_00;
const part = (amount: number, tenths: number) => Math.floor((amount * tenths + 500) / 1000);

/** Commission, ITBI, deed and registration at their most, and what all come to with the bid. */
function costsOf(auction: AuctionAnswer, bid: number): number[] {
  const direct = auction.direct_sale || ['online', 'direct'].includes(auction.sale_method ?? '');
  const commission = direct ? 0 : part(bid, 50);
  const tax = part(bid, taxOf(auction));
  // Above the price that tables were read at an act costs as much more as the price's square root.
  const act =
    bid > dearestSeen
      ? Math.round(6_600_00 * Math.sqrt(bid / dearestSeen))
      : Math.max(leastFee, part(bid, 33));
  const registry = auction.type === 'judicial' && !direct ? act : 2 * act;
  return [bid, commission, tax, registry, bid + commission + tax + registry];
}

/** The interval of Wilson at 95 %. */
function wilson(k: number, n: number): [number, number] {
  const z = 1.959963984540054;
  const middle = (k + (z * z) / 2) / (n + z * z);
  const spread = (z / (n + z * z)) * Math.sqrt((k * (n - k)) / n + (z * z) / 4);
  return [middle - spread, middle + spread];
}

const near = (one: number, other: number, by: number) => Math.abs(one - other) <= by;

/** Everything that a page of these answers may show. */
export function recomputeFigures({ auction, evidence, similar, prices, now: at }: Answers): ExpectedFigures {
  const result: ExpectedFigures = {
    amounts: new Set(),
    percents: new Set(),
    counts: new Set(),
    phrases: [],
    differences: [],
  };
  const now = at.getTime();
  const amount = (centavos: number | null) => {
    if (centavos !== null) result.amounts.add(money(centavos));
  };
  const percent = (value: number, places = 0) => result.percents.add(decimal(value, places));
  const differ = (what: string, stated: unknown, own: unknown) =>
    result.differences.push(`${what}: stated ${String(stated)}, recomputed ${String(own)}`);

  const value = askingPrice(auction, now);
  const valuation = cents(auction.price_valuation);
  for (const one of [auction, ...similar]) {
    const price = askingPrice(one, now);
    const valued = cents(one.price_valuation);
    const leasts = [one.minimum_value_first, one.minimum_value_second, one.minimum_value_third ?? null];
    for (const stated of [...leasts, one.price_valuation]) amount(cents(stated));
    amount(price);
    // What it follows from stands on that property's own page.
    const further = cents(one.told_next_price?.price ?? null);
    if (further !== null && price !== null && further >= price) differ('next price', further, price);
    amount(further);
    for (const least of [price, ...leasts.map(cents)])
      if (least !== null && valued) percent(Math.abs(((valued - least) / valued) * 100));
  }
  const area = areaOf(auction);
  if (value !== null && area !== null) amount(Math.round(value / area));
  for (const debt of [auction.facts?.iptu_debt, auction.facts?.condominium_debt])
    amount(cents(debt?.amount ?? null));
  for (const { from, to, fields } of auction.history ?? [])
    for (const stated of [from, to, ...fields.flatMap((field) => [field.from, field.to])])
      if (typeof stated === 'number') amount(cents(stated));
  let before: number | null = null;
  for (const { price } of prices) {
    amount(cents(price));
    if (before !== null && price !== null) percent(Math.abs(((before - price) / before) * 100));
    before = price ?? before;
  }

  const { next_price: nextPrice, odds, rank, legal, market } = evidence;
  const start = cents(nextPrice.start_price);
  const next = cents(nextPrice.next);
  const later = [auction.minimum_value_second, auction.minimum_value_third ?? null];
  for (const bid of [value, next, ...later.map(cents)])
    if (bid !== null && bid > 0) for (const cost of costsOf(auction, bid)) amount(cost);
  for (const [place, { rate, price, state }] of nextPrice.steps.entries()) {
    const own = start === null ? null : Math.round((start * Math.round(rate * 1000)) / 1000);
    // A cut was read to the centavo on both sides of it.
    if (own === null || !near(own, cents(price) ?? -99, 3)) differ(`step ${place}`, price, own);
    amount(cents(price));
    if (state === 'current' && next !== null && cents(nextPrice.steps[place + 1]?.price ?? null) !== next)
      differ('next price', next, nextPrice.steps[place + 1]?.price);
  }
  if (nextPrice.proof) {
    const { hits, further, falls } = nextPrice.proof;
    result.phrases.push(`certo em ${dots(hits)} de ${dots(falls)} quedas`);
    if (hits + further > falls) differ('proof', hits + further, falls);
    for (const count of [hits, further, falls - hits - further]) result.counts.add(dots(count));
  }

  for (const share of [odds?.falls, odds?.returns]) {
    if (!share) continue;
    const [low, high] = wilson(share.k, share.n);
    if (!near(low, share.low, 0.0006) || !near(high, share.high, 0.0006))
      differ('interval', `${share.low} to ${share.high}`, `${low} to ${high}`);
    percent((share.k / share.n) * 100);
    result.counts.add(dots(share.n));
  }
  if (odds?.stay) result.counts.add(dots(odds.stay.n));
  for (const [measure, one] of Object.entries(rank)) {
    if (!one) continue;
    const own = (one.below + one.equal / 2) / one.n;
    if (!near(own, one.share, 0.00006)) differ(`share of ${measure}`, one.share, own);
    const worse = measure === 'discount' ? one.below : one.n - one.below - one.equal;
    const tenths = Math.floor((worse / one.n) * 10);
    if (tenths > 0 && worse + 1 < one.n)
      result.phrases.push(
        measure === 'discount'
          ? `desconto maior que ${tenths} de 10`
          : `preço por m² menor que ${tenths} de 10`,
      );
    result.counts.add(dots(one.n));
  }

  const { amount: floor, share, status, unless } = legal.floor;
  if (floor !== null && share !== null && valuation !== null) {
    const own = Math.ceil(Math.round(valuation * share * 1000) / 1000);
    if (!near(own, cents(floor)!, 1)) differ('floor', floor, own / 100);
    amount(cents(floor));
    const side =
      value === null ? null : value > cents(floor)! ? 'above' : value < cents(floor)! ? 'below' : 'at';
    if (status !== 'unknown' && side !== null && side !== status) differ('side of the floor', status, side);
  }
  // The price is compared with the valuation too where the debt, which no list states, is the floor.
  if (valuation !== null && (floor !== null || unless === 'debt'))
    for (const one of [value, cents(floor)])
      if (one !== null) percent(Math.floor((one / valuation) * 1000) / 10, 1);

  for (const { basis, area: kind, n, q1, median, q3 } of market) {
    if (n < 8 || !(q1! <= median! && median! <= q3!)) differ('quartiles', `${q1} ${median} ${q3}`, n);
    for (const one of [q1, median, q3]) amount(cents(one));
    result.counts.add(dots(n));
    const flat = auction.subcategory?.id === 2;
    const built = flat ? auction.area_total : (auction.area_private ?? auction.area_total);
    const by = kind === 'built' ? built : kind === 'land' && basis !== 'asked' ? auction.area_land : area;
    if (kind !== null && value !== null && by) amount(Math.round(value / by));
  }
  return result;
}

/** The law's own shares, and the confidence of intervals: words of the page that no answer brings. */
const prose = new Set(['5', '25', '50', '80', '95', '100']);

/** Figures that a page shows and its answers do not support; empty where all are right. */
export function findDifferences(text: string, expected: ExpectedFigures): string[] {
  const shown = text.replace(/[\u00a0\u202f]/g, ' ');
  const found = (pattern: RegExp) => [...shown.matchAll(pattern)].map(([, figure]) => figure!);
  return [
    ...expected.differences,
    ...found(/(R\$ \d[\d.]*,\d\d)/g).flatMap((one) => (expected.amounts.has(one) ? [] : [`amount ${one}`])),
    ...found(/(?<![\d,.])(\d[\d.]*(?:,\d+)?) ?%/g).flatMap((one) =>
      expected.percents.has(one) || prose.has(one) ? [] : [`percent ${one}`],
    ),
    ...found(/([\d.]+) casos/g).flatMap((one) => (expected.counts.has(one) ? [] : [`count ${one}`])),
    ...expected.phrases.filter((phrase) => !shown.toLowerCase().includes(phrase.toLowerCase())),
  ];
}
