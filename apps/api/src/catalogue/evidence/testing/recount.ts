// Computes the evidence again from the bytes of Caixa's lists. It shares no code with what it checks, on purpose: it
// reads the files by itself, counts the staircase in fortieths and walks listing by listing. Nothing is imported here.

interface Row {
  uf: string;
  price: number;
  valuation: number | null;
  mode: string;
}

/** One file: of one state, or of all that its rows name. */
export interface PlainList {
  date: string;
  states: Set<string>;
  rows: Map<string, Row>;
}

const modeNames: [RegExp, string][] = [
  [/Venda Direta/i, 'direct'],
  [/Venda Online/i, 'online'],
  [/SFI/, 'sfi'],
  [/Licita/, 'tender'],
];

function cents(text: string): number {
  const plain = text.includes(',') ? text.split('.').join('').replace(',', '.') : text;
  return Math.round(Number.parseFloat(plain) * 100);
}

/** Reads a list from its text. */
export function plainList(
  text: string,
  into: PlainList = { date: '', states: new Set(), rows: new Map() },
): PlainList {
  const lines = text.split('\n').map((line) => line.split(';').map((cell) => cell.trim()));
  const head = lines.findIndex((cells) => cells.some((cell) => cell.startsWith('Modalidade')));
  const dated = /(\d\d)\/(\d\d)\/(\d{4})/.exec(text.slice(0, 400));
  into.date = dated ? `${dated[3]}-${dated[2]}-${dated[1]}` : '';
  const names = lines[head] ?? [];
  const place = (name: string) => names.findIndex((cell) => cell.startsWith(name));
  const [price, valuation, mode] = [place('Pre'), place('Valor'), place('Modalidade')];
  for (const cells of lines.slice(head + 1)) {
    if (cells.length < names.length) continue;
    const uf = cells[1]!;
    into.states.add(uf);
    into.rows.set(cells[0]!, {
      uf,
      price: cents(cells[price]!),
      valuation: cents(cells[valuation]!) || null,
      mode: modeNames.find(([words]) => words.test(cells[mode]!))?.[1] ?? 'auction',
    });
  }
  return into;
}

/** The staircase in fortieths of the start. */
const stairs = [40, 39, 38, 37, 36, 35, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4];
const lastForecastStep = 19;

export interface Standing {
  kind: string | null;
  reason: string | null;
  price: number;
  next: number | null;
  places: { at: number; start: number }[];
  modes: Set<string>;
}

interface Assessed {
  date: string;
  kind: string;
  modes: string[];
  outcome: 'exact' | 'further' | 'wrong';
}

interface Spell {
  mode: string;
  from: string;
  seen: string;
  left: string | null;
}

const dayNumber = (date: string) =>
  Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8)) / 864e5;
const between = (from: string, to: string) => dayNumber(to) - dayNumber(from);
const inRule = (mode: string) => mode === 'direct' || mode === 'online';
const hundredths = ({ price, valuation }: Row) =>
  valuation && price < valuation
    ? Number((BigInt(valuation - price) * 10_000n + BigInt(valuation) - 1n) / BigInt(valuation))
    : null;

function placesOf(before: number, after: number, days: number): { at: number; start: number }[] {
  const found: { at: number; start: number }[] = [];
  for (const down of days > 7 ? [1, 2, 3] : [1])
    stairs.forEach((height, at) => {
      const from = stairs[at - down];
      if (from !== undefined && Math.abs(before * height - after * from) <= 3 * from)
        found.push({ at, start: Math.round((before * 40) / from) });
    });
  return found;
}

const priceOf = (start: number, at: number) => Math.round((start * stairs[at]!) / 40);

/** Walks through the lists in their order and returns the state after the last one. */
export class Recount {
  readonly standing = new Map<string, Standing>();
  readonly assessed: Assessed[] = [];
  /** Falls of sales under the rule without a forecast. */
  untold = 0;
  readonly moves: { date: string; mode: string; n: number; fell: number }[] = [];
  private readonly now = new Map<string, Row & { seen: string; first: string }>();
  private readonly spells = new Map<string, Spell[]>();
  private readonly cuts: { date: string; discount: number; at: number }[] = [];
  /** Since when the lists of a state follow each other by a month at most. */
  private readonly followedSince = new Map<string, string>();
  private readonly lastOf = new Map<string, string>();
  private newest = '';

  take({ date, states, rows }: PlainList): void {
    const restarts = new Set(
      [...states].filter((uf) => between(this.lastOf.get(uf) ?? '1970-01-01', date) > 30),
    );
    for (const uf of restarts) this.followedSince.set(uf, date);
    const moved = new Map<string, { n: number; fell: number }>();
    const newCuts: typeof this.cuts = [];
    for (const [code, row] of this.now)
      if (states.has(row.uf) && !rows.has(code)) {
        this.now.delete(code);
        this.standing.delete(code);
        const spell = this.spells.get(code)!.at(-1)!;
        Object.assign(spell, { mode: row.mode, left: date });
      }
    for (const [code, row] of rows) {
      const was = this.now.get(code);
      if (!was) {
        const spells = this.spells.get(code) ?? [];
        spells.push({ mode: row.mode, from: date, seen: date, left: null });
        this.spells.set(code, spells);
        this.now.set(code, { ...row, seen: date, first: spells[0]!.from });
        continue;
      }
      const count = moved.get(was.mode) ?? { n: 0, fell: 0 };
      if (was.seen < date)
        moved.set(was.mode, { n: count.n + 1, fell: count.fell + (row.price < was.price ? 1 : 0) });
      this.change(code, was, row, date, newCuts);
      Object.assign(was, row, { seen: date });
      Object.assign(this.spells.get(code)!.at(-1)!, { mode: row.mode, seen: date });
    }
    for (const [mode, count] of moved) this.moves.push({ date, mode, ...count });
    this.cuts.push(...newCuts);
    for (const uf of states) {
      this.lastOf.set(uf, date);
    }
    this.newest = this.newest > date ? this.newest : date;
    this.guess(date);
  }

  private change(
    code: string,
    was: Row & { seen: string },
    row: Row,
    date: string,
    cuts: typeof this.cuts,
  ): void {
    const sameValuation = was.valuation === row.valuation;
    if (was.price === row.price && sameValuation && was.mode === row.mode) return;
    const before = this.standing.get(code);
    this.standing.delete(code);
    if (!inRule(was.mode) || !inRule(row.mode)) return;
    if (!sameValuation) {
      if (was.valuation !== null)
        this.standing.set(code, {
          kind: null,
          reason: 'changed_valuation',
          price: row.price,
          next: null,
          places: [],
          modes: new Set([row.mode]),
        });
      return;
    }
    if (row.price === was.price) {
      if (before) this.standing.set(code, { ...before, modes: new Set([...before.modes, row.mode]) });
      return;
    }
    const days = between(was.seen, date);
    if (row.price > was.price || days > 30) return;
    if (before?.next) {
      const { at, start } = before.places[0]!;
      const further = [at + 2, at + 3, at + 4].some(
        (step) => step < stairs.length && Math.abs(priceOf(start, step) - row.price) <= 3,
      );
      const outcome = Math.abs(before.next - row.price) <= 2 ? 'exact' : further ? 'further' : 'wrong';
      this.assessed.push({ date, kind: before.kind!, modes: [...before.modes], outcome });
    } else this.untold += 1;
    const seen = placesOf(was.price, row.price, days);
    const remaining = seen.filter((one) =>
      before?.places.some(
        (known) => known.at < one.at && Math.abs(known.start - one.start) <= 240 / stairs[one.at]!,
      ),
    );
    const places = remaining.length > 0 ? remaining : seen;
    const discount = hundredths(was);
    if (seen.length === 1 && discount !== null) {
      const { start } = seen[0]!;
      const at = stairs.findIndex((_, step) => Math.abs(priceOf(start, step) - was.price) <= 1);
      cuts.push({ date, discount, at });
    }
    const [only] = places;
    const reason = !only
      ? 'off_rule'
      : places.length > 1
        ? 'ambiguous'
        : only.at >= lastForecastStep
          ? 'end'
          : null;
    this.standing.set(code, {
      kind: reason ? null : 'observed',
      reason,
      price: row.price,
      next: reason || !only ? null : priceOf(only.start, only.at + 1),
      places,
      modes: new Set([row.mode]),
    });
  }

  /** The weaker kind, by what those with the same discount did. */
  private guess(date: string): void {
    const byDiscount = new Map<number, Map<number, number>>();
    for (const cut of this.cuts) {
      if (between(cut.date, date) >= 365) continue;
      const counts = byDiscount.get(cut.discount) ?? new Map<number, number>();
      counts.set(cut.at, (counts.get(cut.at) ?? 0) + 1);
      byDiscount.set(cut.discount, counts);
    }
    for (const [code, row] of this.now) {
      if (this.standing.has(code) || !inRule(row.mode)) continue;
      const counts = byDiscount.get(hundredths(row) ?? -1);
      if (!counts || [...counts.values()].reduce((sum, n) => sum + n, 0) < 5) continue;
      const [at] = [...counts].sort(([a, n], [b, m]) => m - n || a - b)[0]!;
      if (at >= lastForecastStep) continue;
      this.standing.set(code, {
        kind: 'frequent',
        reason: null,
        price: row.price,
        next: Math.round((row.price * stairs[at + 1]!) / stairs[at]!),
        places: [{ at, start: Math.round((row.price * 40) / stairs[at]!) }],
        modes: new Set([row.mode]),
      });
    }
  }

  /** How forecasts came true in the last 90 days. */
  proof(mode: string, kind: string): { hits: number; further: number; falls: number } | null {
    const counted = this.assessed.filter(
      (one) => one.kind === kind && one.modes.includes(mode) && between(one.date, this.newest) < 90,
    );
    const of = (outcome: string) => counted.filter((one) => one.outcome === outcome).length;
    return counted.length > 0 ? { hits: of('exact'), further: of('further'), falls: counted.length } : null;
  }

  falls(mode: string): { k: number; n: number } {
    const counted = this.moves.filter((one) => one.mode === mode && between(one.date, this.newest) < 90);
    return {
      k: counted.reduce((sum, { fell }) => sum + fell, 0),
      n: counted.reduce((sum, { n }) => sum + n, 0),
    };
  }

  returns(mode: string): { k: number; n: number } {
    let [k, n] = [0, 0];
    for (const [code, spells] of this.spells)
      for (const [place, { mode: last, left }] of spells.entries()) {
        const uf = this.stateOf.get(code)!;
        if (
          last !== mode ||
          left === null ||
          left >= this.lastOf.get(uf)! ||
          left <= this.followedSince.get(uf)! ||
          between(left, this.newest) >= 365
        )
          continue;
        n += 1;
        if (spells[place + 1]) k += 1;
      }
    return { k, n };
  }

  /** The days after which a quarter, half and three quarters had left, day by day. */
  stay(mode: string): {
    n: number;
    left: number;
    q1: number | null;
    median: number | null;
    q3: number | null;
  } {
    const stays = [...this.spells]
      .flatMap(([code, spells]) => {
        const since = this.followedSince.get(this.stateOf.get(code)!)!;
        return spells.filter(({ from }) => from > since);
      })
      .filter((one) => one.mode === mode && between(one.from, this.newest) < 365)
      .map((one) => ({ days: between(one.from, one.left ?? one.seen), left: one.left !== null }));
    const quartiles: (number | null)[] = [null, null, null];
    let staying = 1;
    for (let day = 0; day <= 400; day += 1) {
      const risk = stays.filter(({ days }) => days >= day).length;
      if (risk > 0)
        staying -= (staying * stays.filter(({ days, left }) => left && days === day).length) / risk;
      [0.75, 0.5, 0.25].forEach((share, place) => {
        if (staying <= share + 1e-9) quartiles[place] ??= day;
      });
    }
    const [q1, median, q3] = quartiles as [number | null, number | null, number | null];
    return { n: stays.length, left: stays.filter(({ left }) => left).length, q1, median, q3 };
  }

  private readonly stateOf = new Map<string, string>();

  /** Adds lists, in this order. */
  takeAll(lists: readonly PlainList[]): this {
    for (const list of lists) {
      for (const [code, { uf }] of list.rows) this.stateOf.set(code, uf);
      this.take(list);
    }
    return this;
  }
}
