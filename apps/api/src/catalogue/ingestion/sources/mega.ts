import { parse as parseCsv } from 'csv-parse/sync';

import { type ListReader, type ListSource, type ReadLine, row, unread } from './list-source.ts';
import type { ParsedFile } from './listed-auction.ts';
import { describeHtml, looksLikeHtml } from '../reading/html-page.ts';
import type { ListFile } from '../reading/input-file.ts';
import { dateInName, parseCalendarDate } from './list-date.ts';
import { type MegaColumn, megaColumns, readMegaLot } from './mega-lot.ts';
import { parseWhole } from './parse-whole.ts';

const maxRecordLength = 100_000;
/** A hundred times the list's 480 lots: it is read whole, at its end. */
const maxLines = 50_000;

interface Read {
  info: { lines: number; columns: boolean | readonly { name: string }[] };
  record: Record<MegaColumn | 'category' | 'scraped_at', string>;
}

interface Records {
  records: readonly Read[];
  broken: ReadLine[];
}

function readRecords(text: string, maxRecords?: number): Records {
  const broken: ReadLine[] = [];
  const records: Read[] = parseCsv(text, {
    columns: true,
    info: true,
    bom: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: maxRecordLength,
    ...(maxRecords !== undefined && { to: maxRecords }),
    on_skip: (error) => {
      const line = error && 'lines' in error ? Number(error.lines) : 0;
      broken.push(unread(line, 'A linha não tem as colunas do cabeçalho.'));
      return undefined;
    },
  });
  return { records, broken };
}

function* readLots({ records, broken }: Records): Generator<ReadLine> {
  yield* broken;
  for (const { record, info } of records) {
    if (record.category !== 'Imoveis') continue;
    const lot = readMegaLot(record);
    yield typeof lot === 'string' ? unread(info.lines, lot) : row(info.lines, lot);
  }
}

function open(name: string, head: string): ListReader | string {
  if (head.trim() === '') return 'está vazio.';
  if (looksLikeHtml(head)) return describeHtml(head);
  const header = head.slice(0, 2000).split('\n', 1)[0]!.trim().split(',');
  const missing = megaColumns.filter((column) => !header.includes(column));
  if (missing.length > 0) return `não tem o cabeçalho da lista da Mega: falta ${missing.join(', ')}.`;
  const lines: string[] = [];
  const first = readRecords(head, 1).records[0]?.record.scraped_at;
  return {
    listDate: parseCalendarDate(first?.slice(0, 10) ?? '') ?? dateInName(name),
    scope: [],
    scopeWithoutRows: [],
    coversRows: false,
    read: (text, line) => {
      if (line <= maxLines) lines.push(text);
      return line === maxLines + 1 ? unread(line, `A lista tem mais de ${maxLines} linhas.`) : null;
    },
    rest: () => readLots(readRecords(lines.join('\n'))),
  };
}

const source: ListSource = {
  code: 'mega',
  name: 'Mega Leilões',
  freshDays: 7,
  capped: true,
  ownTitles: true,
  endsLines: false,
  none: 'tem o cabeçalho da lista, mas nenhum imóvel.',
  open,
};

/** Mega Leilões' daily list, cut at 480 properties; vehicles and other goods in it are left out (API-09). */
export const mega = { ...source, parse: (file: ListFile): ParsedFile => parseWhole(source, file) };
