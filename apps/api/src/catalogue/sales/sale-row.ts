import type { CalendarDate, Centavos, PropertyType } from '@martelo/domain/auction';
import { formatReais, parseReais } from '@martelo/domain/money';

/** A sale as a row states it. */
export interface ReadSale {
  cityId: number;
  neighborhood: string;
  type: PropertyType;
  soldOn: CalendarDate;
  price: Centavos;
  /** Square metres; null where not stated. */
  area: number | null;
  /** What distinguishes it from other sales of its table; stored only as a hash. */
  identity: readonly string[];
}

/** A row is a sale, or no sale by its own fields, or invalid. */
export type ReadRow = { sale: ReadSale } | { leftOut: true } | { refused: string };

const isoDate = /^(\d{4})-(\d\d)-(\d\d)(?:[T ]00:00(?::00(?:\.0+)?)?)?$/;
const brazilianDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: 00:00(?::00)?)?$/;

/** `2025-08-29`, also followed by a midnight, or `29/08/2025`; null for what is no date. */
export function readDay(text: string): CalendarDate | null {
  const [, isoYear, isoMonth, isoDay] = isoDate.exec(text) ?? [];
  const [, day = isoDay, month = isoMonth, year = isoYear] = brazilianDate.exec(text) ?? [];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

/** `132,01`, `1.234,56`, `861.0`; null for an empty cell or none, NaN for what is no number. */
export function readArea(text: string): number | null {
  if (text === '') return null;
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  const area = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return area === 0 ? null : area;
}

/** Centavos; spreadsheets write more than two decimals, of which further ones are cut. Null for what is no amount. */
export function readPrice(text: string): Centavos | null {
  const long = /^(\d+[.,]\d{2})\d+$/.exec(text)?.[1];
  return parseReais(text) ?? (long === undefined ? null : parseReais(long));
}

const bounds = {
  price: [1_000_00, 1_000_000_000_00],
  area: [5, 5_000_000],
  metre: [10_00, 200_000_00],
} as const;
const earliest = '1990-01-01';

/** Why a sale is impossible; null where it is plausible. */
export function findAbsurd({ price, area, soldOn }: ReadSale, today: CalendarDate): string | null {
  if (soldOn < earliest || soldOn > today) return `a data ${soldOn} não pode ser a de uma venda`;
  if (price < bounds.price[0] || price > bounds.price[1])
    return `o preço de ${formatReais(price)} não pode ser o de um imóvel`;
  if (area === null) return null;
  if (!(area >= bounds.area[0] && area <= bounds.area[1]))
    return `a área de ${area} m² não pode ser a de um imóvel`;
  const metre = price / area;
  if (metre < bounds.metre[0] || metre > bounds.metre[1])
    return `${formatReais(Math.round(metre))} por m² não pode ser o preço de um imóvel`;
  return null;
}
