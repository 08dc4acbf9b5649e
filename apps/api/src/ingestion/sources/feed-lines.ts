import { parse as parseCsv } from 'csv-parse/sync';

import type { FeedRecord } from './feed-field.ts';
import { type FeedHeader, noHeader, readCommentHeader, readJsonHeader } from './feed-header.ts';

/** A line as a record of fields, or the sentence that says why it is none. */
interface FeedLine {
  line: number;
  record: FeedRecord | string;
}

export interface FeedLines {
  header: FeedHeader;
  lines: Iterable<FeedLine>;
}

const longestLine = 256 * 1024;
const tooLong = `A linha tem mais de ${longestLine / 1024} kB.`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is FeedRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toRecord(value: unknown): FeedRecord | string {
  return isRecord(value) ? value : 'A linha não é um objeto JSON.';
}

/** JSON lines: a lot a line, the header the first of them. A sentence where the header is wrong. */
export function readJsonLines(lines: readonly string[]): FeedLines | string {
  const first = lines.findIndex((line) => line.trim() !== '');
  const header =
    first < 0 || lines[first]!.length > longestLine ? null : readJsonHeader(parseJson(lines[first]!));
  if (typeof header === 'string') return header;
  function* read(): Generator<FeedLine> {
    for (const [position, text] of lines.entries()) {
      if (text.trim() === '' || (header && position === first)) continue;
      yield { line: position + 1, record: text.length > longestLine ? tooLong : toRecord(parseJson(text)) };
    }
  }
  return { header: header ?? noHeader, lines: read() };
}

function splitCsv(line: string, delimiter: string): string[] | null {
  if (!line.includes('"')) return line.split(delimiter);
  try {
    const [cells] = parseCsv(line, { delimiter, relax_column_count: true });
    return cells ?? [];
  } catch {
    return null;
  }
}

/** CSV with `;`, `,` or tab, a lot a line, so that an open quote costs its own line alone. Null without columns. */
export function readCsvLines(lines: readonly string[]): FeedLines | string | null {
  const namesAt = lines.findIndex((line) => line.trim() !== '' && !/^"?#/.test(line));
  const naming = lines[namesAt];
  if (naming === undefined || naming.length > longestLine) return null;
  const delimiter = [';', '\t', ','].find((mark) => naming.includes(mark)) ?? ';';
  const names = (splitCsv(naming, delimiter) ?? []).map((name) => name.trim().toLowerCase());
  if (!names.includes('code')) return null;
  const header = readCommentHeader(lines.slice(0, namesAt));
  if (typeof header === 'string') return header;

  function toFields(line: string): FeedRecord | string {
    if (line.length > longestLine) return tooLong;
    const cells = splitCsv(line, delimiter);
    if (!cells) return 'A linha tem aspas abertas e não fechadas.';
    while (cells.length > names.length && cells.at(-1)?.trim() === '') cells.pop();
    if (cells.length !== names.length)
      return `A linha tem ${cells.length} colunas em vez de ${names.length}.`;
    return Object.fromEntries(names.map((name, position) => [name, cells[position]]));
  }
  function* read(): Generator<FeedLine> {
    for (const [position, line] of lines.entries())
      if (position > namesAt && /[^;,\t\s]/.test(line)) yield { line: position + 1, record: toFields(line) };
  }
  return { header: header ?? noHeader, lines: read() };
}
