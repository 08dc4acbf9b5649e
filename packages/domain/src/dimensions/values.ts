import type { CalendarDate, Centavos } from '../auction.ts';
import { parseAmount } from '../codecs.ts';
import { fold } from '../fold.ts';
import { toCentavos } from '../money.ts';
import type { CountedRange } from './counts.ts';

export const maxNames = 20;
export const maxNameLength = 60;
export const maxPercent = 99;
/** In m², or in reais for one: the calls take no more. */
const maxMeasure = 20_000_000;
/** In centavos: the calls take no more. */
export const maxAmount = 100_000_000_000;
/** Cities that can be left out. */
export const maxExcluded = 40;

export const ascending = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);
export const inOrder = (names: readonly string[]) =>
  [...new Set(names.map((name) => fold(name).slice(0, maxNameLength).toWellFormed().trim()))]
    .filter(Boolean)
    .toSorted()
    .slice(0, maxNames);

/** A whole number from 1 to the last; null for anything else. */
export function wholeNumber(text: string | null, last: number): number | null {
  const number = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
  return number !== null && number <= last ? number : null;
}

/** Square metres with two decimals at the most, as amounts have them. */
export function squareMetres(text: string | null): number | null {
  const hundredths = parseAmount(text ?? '');
  return hundredths !== null && hundredths <= maxMeasure * 100 ? hundredths / 100 : null;
}

/** Centavos for a square metre. */
export function squareMetrePrice(text: string | null): Centavos | null {
  const amount = parseAmount(text ?? '');
  return amount !== null && amount <= maxMeasure * 100 ? amount : null;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
/** A day that the calendar has. */
export function calendarDay(text: string | null): CalendarDate | null {
  if (text === null || !day.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

export const single = (name: string, value: string | number | null) =>
  value === null ? [] : [[name, String(value)] as const];
/** Bands of reais as bands of centavos. */
export const centavoBands = (bands: readonly CountedRange<number>[]): CountedRange<Centavos>[] =>
  bands.map(({ from, to, count }) => ({
    from: toCentavos(from),
    to: toCentavos(to),
    count,
  }));
export const dayMonthYear = (date: CalendarDate) => date.split('-').toReversed().join('/');

export const between = (from: string | null, to: string | null) => {
  if (from !== null && to !== null) return `${from} a ${to}`;
  return from === null ? `até ${to}` : `a partir de ${from}`;
};
