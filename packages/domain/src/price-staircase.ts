import type { Centavos } from './auction.ts';

/**
 * The steps that Caixa's direct and online sales were seen to go down by, in per mille of the price that the sale
 * started at. A habit that its lists show and that it states nowhere (docs/decisions/0047).
 */
export const staircaseRates = [
  1000, 975, 950, 925, 900, 875, 850, 800, 750, 700, 650, 600, 550, 500, 450, 400, 350, 300, 250, 200, 150,
  100,
] as const;

/** Below this step only a few sales were seen: nothing is forecast from here on. */
const lastKnownStep = staircaseRates.indexOf(200);

/** Sources round: two prices are of the same staircase when they are this near, in centavos. */
const tolerance = 3;

/** How close a forecast price has to be to be right, in centavos. */
const exactness = 2;

/** Where on the staircase a price stands. */
export interface StaircaseReading {
  /** The place in `staircaseRates`. */
  step: number;
  /** The price that the sale started at. */
  start: Centavos;
}

/** A price that fell between two lists, at the same valuation. */
export interface Cut {
  before: Centavos;
  after: Centavos;
  /** Between the two lists. */
  days: number;
}

const isNear = (a: number, b: number, by: number) => Math.abs(a - b) <= by;
const rateAt = (step: number) => staircaseRates[step] ?? Number.NaN;

/** What a step of the staircase asks, to the nearest centavo. */
export const priceAtStep = (start: Centavos, step: number): Centavos =>
  Math.round((start * rateAt(step)) / 1000);

/**
 * How many steps a price can have fallen: a round of direct and one of online sale take ten days at least, so a week
 * holds one cut at most; between lists further apart up to three are read.
 */
const maxSteps = (days: number) => (days <= 7 ? 1 : 3);

/** Every place on the staircase that a cut can have led to, those by the fewest steps first (NEXT-01). */
export function readCut({ before, after, days }: Cut): StaircaseReading[] {
  if (before <= 0 || after <= 0 || after >= before) return [];
  const readings: StaircaseReading[] = [];
  for (let steps = 1; steps <= maxSteps(days); steps += 1)
    for (let step = steps; step < staircaseRates.length; step += 1) {
      const from = rateAt(step - steps);
      if (!isNear((before * rateAt(step)) / from, after, tolerance)) continue;
      readings.push({ step, start: Math.round((before * 1000) / from) });
    }
  return readings;
}

/**
 * The readings that still stand after another cut: those of `seen` that start where one of `known` did, since a sale
 * keeps its starting price; all of `seen` where none does, which is a sale that started again (NEXT-03).
 */
export function narrowReadings(
  known: readonly StaircaseReading[],
  seen: readonly StaircaseReading[],
): readonly StaircaseReading[] {
  const remaining = seen.filter(({ step, start }) =>
    known.some((one) => one.step < step && isNear(one.start, start, (tolerance * 2 * 1000) / rateAt(step))),
  );
  return remaining.length > 0 ? remaining : seen;
}

/** The price after the next cut; null at the end of what is known of the staircase (NEXT-02). */
export const nextStepPrice = ({ step, start }: StaircaseReading): Centavos | null =>
  step >= lastKnownStep ? null : priceAtStep(start, step + 1);

/** Every known step from the start on, in its order; `rate` in per mille of the start. */
export const staircaseOf = (start: Centavos): { rate: number; price: Centavos }[] =>
  staircaseRates.slice(0, lastKnownStep + 1).map((rate, step) => ({ rate, price: priceAtStep(start, step) }));

export const forecastOutcomes = ['exact', 'further', 'wrong'] as const;
export type ForecastOutcome = (typeof forecastOutcomes)[number];

/** The outcome of a forecast once the price fell: to it, to one of the three steps after it, or elsewhere. */
export function assessForecast(reading: StaircaseReading, price: Centavos): ForecastOutcome | null {
  const next = nextStepPrice(reading);
  if (next === null) return null;
  if (isNear(next, price, exactness)) return 'exact';
  const further = [2, 3, 4].some(
    (steps) =>
      reading.step + steps < staircaseRates.length &&
      isNear(priceAtStep(reading.start, reading.step + steps), price, tolerance),
  );
  return further ? 'further' : 'wrong';
}

/** Whether the price is the one of a step of the sale that started at `start`. */
export const isAtStep = (start: Centavos, step: number, price: Centavos): boolean =>
  isNear(priceAtStep(start, step), price, tolerance);

/** How often a forecast before a list came true in it. */
export interface ForecastProof {
  /** Exact to two centavos. */
  hits: number;
  /** One to three steps beyond the forecast. */
  further: number;
  /** Falls of prices that had a forecast. */
  falls: number;
}

const leastFalls = 50;
const leastShare = 0.85;

/** Whether a statement may stand: at least 50 falls, and at least 85 % of them exact (NEXT-07). */
export const isProven = ({ hits, falls }: ForecastProof): boolean =>
  falls >= leastFalls && hits / falls >= leastShare;
