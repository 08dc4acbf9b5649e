import type { Centavos } from './auction.ts';
import { subcategoryIds, typeOfCode } from './codes.ts';

const known = new Set(subcategoryIds);
const identifier = /^[1-9]\d{0,7}$/;
const amount = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

const unique = (numbers: readonly number[]) => [...new Set(numbers)];

/** `26-e-35` as IBGE codes of states or cities, each once; other parts are ignored (RULE-06). */
export function parseIds(text: string): number[] {
  return unique(
    text
      .split('-e-')
      .filter((part) => identifier.test(part))
      .map(Number),
  );
}

/** IBGE codes joined by `-e-`, the inverse of {@link parseIds}. */
export function stringifyIds(ids: readonly number[]): string {
  return ids.join('-e-');
}

/** `1-2` as known subcategories, each once; other parts are ignored (RULE-06). */
export function parseSubcategories(text: string): number[] {
  return unique(
    text
      .split('-')
      .filter((part) => identifier.test(part))
      .map(Number),
  ).filter((id) => known.has(id));
}

/** Subcategories joined by `-`, the inverse of {@link parseSubcategories}. */
export function stringifySubcategories(ids: readonly number[]): string {
  return ids.join('-');
}

/** `1-3` as codes of auction types, each once; other parts are ignored (RULE-06). */
export function parseTypes(text: string): number[] {
  return unique(
    text
      .split('-')
      .filter((part) => identifier.test(part))
      .map(Number),
  ).filter((code) => typeOfCode(code) !== null);
}

/** Codes of auction types joined by `-`, the inverse of {@link parseTypes}. */
export function stringifyTypes(codes: readonly number[]): string {
  return codes.join('-');
}

/** `284000` or `147398.67` reais; null for 0 and for what is no such number. */
export function parseAmount(text: string): Centavos | null {
  const [, reais = '', decimals = ''] = amount.exec(text) ?? [];
  return Number(reais + decimals.padEnd(2, '0')) || null;
}

/** Reais as a raw number without an exponent, the inverse of {@link parseAmount} for positive safe integers. */
export function stringifyAmount(centavos: Centavos): string {
  const reais = Math.floor(centavos / 100);
  const rest = centavos % 100;
  return rest === 0 ? `${reais}` : `${reais}.${String(rest).padStart(2, '0')}`;
}

/** Both ends count; null is no limit. */
export interface PriceRange {
  min: Centavos | null;
  max: Centavos | null;
}

/** `min-max` in reais, `0-max` with only a maximum, `min-` with only a minimum; a bad end is no limit (RULE-06). */
export function parsePriceRange(text: string): PriceRange {
  const [min = '', max = '', ...rest] = text.split('-');
  return rest.length > 0 ? { min: null, max: null } : { min: parseAmount(min), max: parseAmount(max) };
}

/** The inverse of {@link parsePriceRange}; empty without a limit. */
export function stringifyPriceRange({ min, max }: PriceRange): string {
  if (min === null && max === null) return '';
  return `${min === null ? '0' : stringifyAmount(min)}-${max === null ? '' : stringifyAmount(max)}`;
}
