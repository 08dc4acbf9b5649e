import type { CalendarDate } from '@martelo/domain/auction';
import { fold } from '@martelo/domain/fold';

import { cleanText } from '../../../platform/text/clean-text.ts';
import { parseCalendarDate } from './list-date.ts';

/** A feed's header. */
export interface FeedHeader {
  source: { code: string; name: string } | null;
  listDate: CalendarDate | null;
  /** Whether it lists everything of its source, so that what it lacks is delisted. */
  complete: boolean;
}

export const noHeader: FeedHeader = { source: null, listDate: null, complete: false };

/** Sources with importers of their own; no feed may name them as its source. */
const reserved = new Set(['caixa', 'mega', 'martelo-feed']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readSource(code: unknown, name: unknown): FeedHeader['source'] | string {
  if (code === undefined && name === undefined) return null;
  if (typeof code !== 'string' || !/^[a-z0-9][a-z0-9-]{1,39}$/.test(code))
    return "tem um código de fonte inválido no cabeçalho: use de 2 a 40 letras minúsculas, números e '-'.";
  if (reserved.has(code)) return `diz vir da fonte '${code}', que tem importador próprio.`;
  const cleaned = typeof name === 'string' ? cleanText(name) : '';
  if (cleaned === '' || cleaned.length > 100)
    return 'precisa do nome da fonte no cabeçalho, de até 100 caracteres.';
  return { code, name: cleaned };
}

function toHeader(
  version: unknown,
  code: unknown,
  name: unknown,
  date: unknown,
  complete: boolean,
): FeedHeader | string {
  if (Number(version) !== 1) return 'tem uma versão de martelo_feed desconhecida no cabeçalho; a aceita é 1.';
  const source = readSource(code, name);
  if (typeof source === 'string') return source;
  const listDate = typeof date === 'string' ? parseCalendarDate(date) : null;
  if (date !== undefined && listDate === null)
    return "tem uma 'list_date' inválida no cabeçalho: use AAAA-MM-DD.";
  return { source, listDate, complete };
}

/** The first object of JSON lines as the feed's header; null where it is a lot, a sentence where it is wrong. */
export function readJsonHeader(value: unknown): FeedHeader | string | null {
  if (!isObject(value) || !Object.hasOwn(value, 'martelo_feed')) return null;
  const source = isObject(value['source']) ? value['source'] : {};
  return toHeader(
    value['martelo_feed'],
    source['code'],
    source['name'],
    value['list_date'],
    value['complete'] === true,
  );
}

/** The `# name: value` lines above a CSV's columns. Spreadsheets may have quoted them and added separators. */
export function readCommentHeader(lines: readonly string[]): FeedHeader | string | null {
  const pairs = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^"?#\s{0,9}([a-z_]{1,40})\s{0,9}:([^;\t"]{0,200})/.exec(line) ?? [];
    if (name && value) pairs.set(name, value.trim());
  }
  if (!pairs.has('martelo_feed')) return null;
  const complete = ['sim', 'true', '1'].includes(fold(pairs.get('complete') ?? ''));
  return toHeader(
    pairs.get('martelo_feed'),
    pairs.get('source_code'),
    pairs.get('source_name'),
    pairs.get('list_date'),
    complete,
  );
}
