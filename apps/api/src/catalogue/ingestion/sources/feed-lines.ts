import { isDeeper } from '../../../platform/http/json-depth.ts';
import { cleanText } from '../../../platform/text/clean-text.ts';
import type { FeedRecord } from './feed-field.ts';
import { type FeedHeader, noHeader, readCommentHeader, readJsonHeader } from './feed-header.ts';
import { delimiters, splitCells } from './split-cells.ts';

export interface FeedLines {
  header: FeedHeader;
  /**
   * A line, counted from 1, as a record of fields, or the sentence that says why it is none; null for one without a
   * lot.
   */
  read: (text: string, line: number) => FeedRecord | string | null;
}

const maxLineLength = 256 * 1024;
const tooLong = `A linha tem mais de ${maxLineLength / 1024} kB.`;
/** A lot has lists of texts at most. */
export const maxLevels = 8;
const tooDeep = `A linha tem mais de ${maxLevels} níveis.`;

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

function toRecord(text: string): FeedRecord | string {
  const value = parseJson(text);
  if (!isRecord(value)) return 'A linha não é um objeto JSON.';
  return isDeeper(Buffer.from(text), maxLevels) ? tooDeep : value;
}

const oneObject =
  'não tem um objeto por linha: envie o cabeçalho na primeira linha e cada lote inteiro em uma linha só dele.';

/** One object for the whole list, as the call for JSON takes it: in a line of its own or, indented, in many. */
function isOneObject(first: string, value: unknown, next: string | undefined): boolean {
  if (isRecord(value)) return Object.hasOwn(value, 'lots') && Array.isArray(value['lots']);
  return /"lots"\s*:\s*\[/.test(first.slice(0, 4096)) || next?.trimStart().startsWith('"') === true;
}

/** JSON lines: a lot a line, the header the first of them. A sentence where the header is wrong. */
export function readJsonLines(head: readonly string[]): FeedLines | string {
  const first = head.findIndex((line) => line.trim() !== '');
  const opening = head[first] ?? '';
  const value = opening.length > maxLineLength ? undefined : parseJson(opening);
  const next = head.slice(first + 1).find((line) => line.trim() !== '');
  if (isOneObject(opening, value, next)) return oneObject;
  const header = readJsonHeader(value);
  if (typeof header === 'string') return header;
  return {
    header: header ?? noHeader,
    read: (text, line) => {
      if (text.trim() === '' || (header && line === first + 1)) return null;
      return text.length > maxLineLength ? tooLong : toRecord(text);
    },
  };
}

/** CSV with `;`, `,` or tab, a lot a line, so that an open quote spoils only its own line. Null without columns. */
export function readCsvLines(head: readonly string[]): FeedLines | string | null {
  const namesAt = head.findIndex((line) => line.trim() !== '' && !/^"?#/.test(line));
  const naming = head[namesAt];
  if (naming === undefined || naming.length > maxLineLength) return null;
  const delimiter = delimiters.find((mark) => naming.includes(mark)) ?? ';';
  const names = (splitCells(naming, delimiter) ?? []).map((name) => name.trim().toLowerCase());
  if (!names.includes('code')) return null;
  const twice = names.find((name, position) => name !== '' && names.indexOf(name) < position);
  if (twice !== undefined)
    return `tem duas colunas '${cleanText(twice).slice(0, 60)}': não se sabe qual vale.`;
  const header = readCommentHeader(head.slice(0, namesAt));
  if (typeof header === 'string') return header;

  function toFields(line: string): FeedRecord | string {
    if (line.length > maxLineLength) return tooLong;
    const cells = splitCells(line, delimiter);
    if (!cells) return 'A linha tem aspas abertas e não fechadas.';
    while (cells.length > names.length && cells.at(-1)?.trim() === '') cells.pop();
    if (cells.length !== names.length)
      return `A linha tem ${cells.length} colunas em vez de ${names.length}.`;
    return Object.fromEntries(names.map((name, position) => [name, cells[position]]));
  }
  return {
    header: header ?? noHeader,
    read: (text, line) => (line > namesAt + 1 && /[^;,\t\s]/.test(text) ? toFields(text) : null),
  };
}
