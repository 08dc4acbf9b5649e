import { parseDateTime } from '@martelo/domain/dates';
import { parseReais, toCentavos, toReais } from '@martelo/domain/money';
import { formatNumber } from '@martelo/domain/numbers';

import { cleanText } from '../../../platform/text/clean-text.ts';
import { readLink } from './read-link.ts';

/** Invalid fields, with a Portuguese sentence for each that names it. */
export class WrongFields extends Error {
  override readonly name: string = 'WrongFields';
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    const { stackTraceLimit } = Error;
    // A hostile list may have a million errors, and recording their positions costs ten times what parsing does.
    Error.stackTraceLimit = 0;
    super(sentences.join(' '));
    Error.stackTraceLimit = stackTraceLimit;
    this.sentences = sentences;
  }
}

/** One of them. */
export class WrongField extends WrongFields {
  override readonly name = 'WrongField';
  constructor(field: string, expected: string) {
    super([`O campo '${field}' ${expected}.`]);
  }
}

/** A lot as received: values by field name, also unknown ones. */
export type FeedRecord = Readonly<Record<string, unknown>>;

const yes = new Set(['sim', 's', 'true', '1']);
const no = new Set(['não', 'nao', 'n', 'false', '0']);
const isoDateTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Own fields alone: a feed may name `__proto__` or `constructor`. Null, '' and blanks are all 'not given'. */
function given(record: FeedRecord, field: string): unknown {
  const value = Object.hasOwn(record, field) ? record[field] : null;
  return typeof value === 'string' && value.trim() === '' ? null : (value ?? null);
}

type Readers = Readonly<Record<string, (record: FeedRecord) => unknown>>;
type Read<Fields extends Readers> = { [Name in keyof Fields]: ReturnType<Fields[Name]> };

/**
 * The result of each of these readers on a lot. Throws WrongFields with the errors of all of them, and those that
 * `compare` finds among the readable values; the others are undefined to it.
 */
export function readAll<Fields extends Readers>(
  record: FeedRecord,
  readers: Fields,
  compare?: (read: Partial<Read<Fields>>) => readonly (WrongField | false | null | undefined)[],
): Read<Fields> {
  const wrong = new Set<string>();
  const read: Record<string, unknown> = {};
  for (const name in readers)
    try {
      read[name] = readers[name]!(record);
    } catch (error) {
      if (!(error instanceof WrongFields)) throw error;
      for (const sentence of error.sentences) wrong.add(sentence);
    }
  for (const found of compare?.(read as Partial<Read<Fields>>) ?? [])
    if (found) for (const sentence of found.sentences) wrong.add(sentence);
  if (wrong.size > 0) throw new WrongFields([...wrong]);
  return read as Read<Fields>;
}

/** A line of text of at most `maxLength` characters; control characters are dropped. */
export function readText(record: FeedRecord, field: string, maxLength: number): string | null {
  const value = given(record, field);
  if (value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new WrongField(field, 'deve ser um texto');
  const text = cleanText(String(value));
  if (text.length > maxLength)
    throw new WrongField(field, `deve ter no máximo ${formatNumber(maxLength)} caracteres`);
  return text || null;
}

/** One of the words of a table, accents and capitals aside. */
export function readChoice<Value>(
  record: FeedRecord,
  field: string,
  choices: ReadonlyMap<string, Value>,
): Value | null {
  const text = readText(record, field, 100);
  if (text === null) return null;
  const found = choices.get(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  if (found === undefined)
    throw new WrongField(field, `deve ser um destes: ${[...choices.keys()].join(', ')}`);
  return found;
}

/** A number, or text as `1.234,56` or `1234.56`, rounded to two decimals; from `min` to `max`. */
export function readNumber(record: FeedRecord, field: string, min: number, max: number): number | null {
  const value = given(record, field);
  if (value === null) return null;
  const negative = typeof value === 'string' && value.trim().startsWith('-');
  const amount = typeof value === 'string' ? parseReais(value.trim().replace(/^-/, '')) : null;
  const number =
    typeof value === 'number' ? value : amount === null ? Number.NaN : toReais(amount) * (negative ? -1 : 1);
  if (!Number.isFinite(number)) throw new WrongField(field, 'deve ser um número, como 1234.56 ou 1.234,56');
  if (number < min || number > max)
    throw new WrongField(field, `deve ficar entre ${formatNumber(min)} e ${formatNumber(max)}`);
  return number;
}

/** Reais as a number or as text, in centavos; zero is 'not given'. */
export function readMoney(record: FeedRecord, field: string): number | null {
  return toCentavos(readNumber(record, field, 0, 100_000_000_000)) || null;
}

/** m², at most that of the largest municipality; zero is 'not given'. */
export function readArea(record: FeedRecord, field: string): number | null {
  const area = readNumber(record, field, 0, 200_000_000_000);
  return area === null ? null : Math.round(area * 100) / 100 || null;
}

/** A whole number from 0 to `max`; zero is 'not given'. */
export function readCount(record: FeedRecord, field: string, max: number): number | null {
  const count = readNumber(record, field, 0, max);
  if (count !== null && !Number.isInteger(count)) throw new WrongField(field, 'deve ser um número inteiro');
  return count || null;
}

/** Degrees with as many decimals as given. */
export function readDegrees(record: FeedRecord, field: string, min: number, max: number): number | null {
  const text = readText(record, field, 40);
  if (text === null) return null;
  const degrees = /^-?\d{1,3}(?:[.,]\d{1,25})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (!(degrees >= min && degrees <= max))
    throw new WrongField(field, `deve ser um grau decimal entre ${min} e ${max}`);
  return degrees;
}

/** true, false, sim, não. */
export function readYesOrNo(record: FeedRecord, field: string): boolean | null {
  const value = given(record, field);
  if (value === null || typeof value === 'boolean') return value;
  const word =
    typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw new WrongField(field, "deve ser 'sim' ou 'não'");
}

/** `dd/mm/aaaa hh:mm` on a São Paulo clock, or ISO 8601 with its offset; from 2000 to 2099. */
export function readDateTime(record: FeedRecord, field: string): Date | null {
  const text = readText(record, field, 40);
  if (text === null) return null;
  const [, day] = isoDateTime.exec(text) ?? [];
  const dayExists = day !== undefined && new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2));
  const date = dayExists ? new Date(text) : parseDateTime(text);
  if (!date || Number.isNaN(date.getTime()) || date.getUTCFullYear() < 2000 || date.getUTCFullYear() > 2099)
    throw new WrongField(
      field,
      "deve ser uma data na forma 'dd/mm/aaaa hh:mm' ou ISO 8601 com fuso, entre 2000 e 2099",
    );
  return date;
}

/** An http(s) address. */
export function readUrl(record: FeedRecord, field: string): string | null {
  const text = readText(record, field, 2000);
  if (text === null) return null;
  const link = readLink(text);
  if (!link) throw new WrongField(field, 'deve ser um endereço que comece por http:// ou https://');
  return link;
}

/** The value of a field that a lot can't do without. */
export function required<Value>(field: string, value: Value | null): Value {
  if (value === null) throw new WrongField(field, 'é obrigatório');
  return value;
}
