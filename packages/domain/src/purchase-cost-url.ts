import type { Centavos } from './auction.ts';
import { stringifyAmount } from './codecs.ts';
import { parseReais } from './money.ts';
import { type BasisPoints, type Purchase, type SaleKind, usualPurchase } from './purchase-cost.ts';

/** More than any property costs; beyond it sums would not be exact. In centavos. */
export const largestAmount: Centavos = 10 ** 12;
/** Ten years. */
export const maxMonths = 120;

/** The most that each rate may be. */
export const largestRates = {
  commission: 3000,
  transferTax: 1000,
  brokerage: 2000,
  wishedReturn: 100_000,
} as const satisfies Partial<Record<keyof Purchase, BasisPoints>>;

/** The word for each kind of sale in the address. */
export const saleKindNames: Readonly<Record<SaleKind, string>> = {
  judicial: 'judicial',
  extrajudicial: 'extrajudicial',
  direct: 'direta',
};

/** The name of each value in the address. */
export const purchaseNames = {
  auctionKey: 'leilao',
  kind: 'tipo',
  bid: 'lance',
  commission: 'comissao',
  transferTax: 'itbi',
  referenceValue: 'valor_venal',
  transferTaxBase: 'base_itbi',
  state: 'uf',
  cityId: 'cidade',
  deed: 'escritura',
  registration: 'registro',
  propertyTaxDebt: 'iptu',
  condominiumDebt: 'condominio',
  vacating: 'desocupacao',
  repairs: 'reforma',
  monthly: 'mensal',
  months: 'meses',
  resale: 'revenda',
  brokerage: 'corretagem',
  taxed: 'imposto',
  wishedReturn: 'retorno',
} as const satisfies Record<keyof Purchase, string>;

const auctionKey = /^[\w-]{1,64}$/;
const percent = /^(\d{1,4})(?:[.,](\d{1,2}))?\s*%?$/;
const count = /^\d{1,3}$/;
const uf = /^[A-Z]{2}$/;
const cityId = /^[1-9]\d{6}$/;

/** `5`, `2.5`, `2,75 %` as hundredths of a percent; null for what is none or more than `max`. */
export function parseRate(text: string, max: BasisPoints): BasisPoints | null {
  const [, units = '', decimals = ''] = percent.exec(text.trim()) ?? [];
  const rate = Number(units + decimals.padEnd(2, '0'));
  return units !== '' && rate <= max ? rate : null;
}

/** `2.5` for 250, the inverse of {@link parseRate}. */
export function stringifyRate(rate: BasisPoints): string {
  return String(rate / 100);
}

function parseAmount(text: string): Centavos | null {
  const amount = parseReais(text);
  return amount !== null && amount <= largestAmount ? amount : null;
}

/**
 * A purchase as an address says it. What is missing, empty or wrong is as usual, so any address is a calculation
 * (INFO-06):
 *
 * - `leilao`: the auction's key · `tipo`: `judicial`, `extrajudicial` or `direta`
 * - `lance`, `valor_venal`, `registro`, `iptu`, `condominio`, `desocupacao`, `reforma`, `mensal`, `revenda`: reais,
 *   `284000` or `147398.67`, also as a form sends them: `R$ 147.398,67`
 * - `uf`: `SP` · `cidade`: its IBGE code · `escritura`: `sim` or `nao`
 * - `comissao`, `itbi`, `corretagem`, `retorno`: percent, `5` or `2.5` · `meses`: 0 to 120
 * - `base_itbi`: `preco`, or `maior` for the larger of price and `valor_venal` · `imposto`: `sim` or `nao`
 */
export function parsePurchase(search: string | URLSearchParams): Purchase {
  const query = new URLSearchParams(search);
  const text = (name: keyof Purchase) => query.get(purchaseNames[name]) ?? '';
  const amount = (name: keyof Purchase) => parseAmount(text(name)) ?? 0;
  const rate = (name: keyof typeof largestRates) =>
    parseRate(text(name), largestRates[name]) ?? usualPurchase[name];
  const kind = Object.entries(saleKindNames).find(([, word]) => word === text('kind'))?.[0] as
    | SaleKind
    | undefined;
  const months = count.test(text('months')) ? Number(text('months')) : usualPurchase.months;
  return {
    auctionKey: auctionKey.test(text('auctionKey')) ? text('auctionKey') : null,
    kind: kind ?? usualPurchase.kind,
    bid: amount('bid'),
    commission: rate('commission'),
    transferTax: rate('transferTax'),
    referenceValue: amount('referenceValue'),
    transferTaxBase: text('transferTaxBase') === 'maior' ? 'larger' : 'price',
    state: uf.test(text('state')) ? text('state') : null,
    cityId: cityId.test(text('cityId')) ? Number(text('cityId')) : null,
    deed: text('deed') !== 'nao',
    registration: parseAmount(text('registration')),
    propertyTaxDebt: amount('propertyTaxDebt'),
    condominiumDebt: amount('condominiumDebt'),
    vacating: amount('vacating'),
    repairs: amount('repairs'),
    monthly: amount('monthly'),
    months: Math.min(months, maxMonths),
    resale: amount('resale'),
    brokerage: rate('brokerage'),
    taxed: text('taxed') !== 'nao',
    wishedReturn: rate('wishedReturn'),
  };
}

const printers: Readonly<Record<keyof Purchase, (purchase: Purchase) => string>> = {
  auctionKey: ({ auctionKey }) => auctionKey ?? '',
  kind: ({ kind }) => saleKindNames[kind],
  bid: ({ bid }) => stringifyAmount(bid),
  commission: ({ commission }) => stringifyRate(commission),
  transferTax: ({ transferTax }) => stringifyRate(transferTax),
  referenceValue: ({ referenceValue }) => stringifyAmount(referenceValue),
  transferTaxBase: ({ transferTaxBase }) => (transferTaxBase === 'larger' ? 'maior' : 'preco'),
  state: ({ state }) => state ?? '',
  cityId: ({ cityId }) => (cityId === null ? '' : String(cityId)),
  deed: ({ deed }) => (deed ? 'sim' : 'nao'),
  registration: ({ registration }) => (registration === null ? '' : stringifyAmount(registration)),
  propertyTaxDebt: ({ propertyTaxDebt }) => stringifyAmount(propertyTaxDebt),
  condominiumDebt: ({ condominiumDebt }) => stringifyAmount(condominiumDebt),
  vacating: ({ vacating }) => stringifyAmount(vacating),
  repairs: ({ repairs }) => stringifyAmount(repairs),
  monthly: ({ monthly }) => stringifyAmount(monthly),
  months: ({ months }) => String(months),
  resale: ({ resale }) => stringifyAmount(resale),
  brokerage: ({ brokerage }) => stringifyRate(brokerage),
  taxed: ({ taxed }) => (taxed ? 'sim' : 'nao'),
  wishedReturn: ({ wishedReturn }) => stringifyRate(wishedReturn),
};

/**
 * What differs from the usual, without `?`: the inverse of {@link parsePurchase}. With an auction its bid as well: an
 * address without one begins with the auction's.
 */
export function stringifyPurchase(purchase: Purchase): string {
  const query = new URLSearchParams();
  const isChanged = (name: keyof Purchase) =>
    purchase[name] !== usualPurchase[name] || (name === 'bid' && purchase.auctionKey !== null);
  for (const name of Object.keys(purchaseNames) as (keyof Purchase)[])
    if (isChanged(name)) query.set(purchaseNames[name], printers[name](purchase));
  return query.toString();
}
