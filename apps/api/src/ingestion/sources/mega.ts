import { parse as parseCsv } from 'csv-parse/sync';

import type { ListFile, ListSource, ParsedFile } from '../listed-auction.ts';
import { decode } from '../reading/decode.ts';
import { describeHtml, looksLikeHtml } from '../reading/html-page.ts';
import { dateInName, parseCalendarDate } from './list-date.ts';
import { type MegaColumn, megaColumns, readMegaLot } from './mega-lot.ts';
import { type ReadLine, sortRows } from './sort-rows.ts';

const longestRecord = 100_000;

interface Read {
  info: { lines: number; columns: boolean | readonly { name: string }[] };
  record: Record<MegaColumn | 'category' | 'scraped_at', string>;
}

interface Records {
  records: readonly Read[];
  broken: ReadLine[];
}

function readRecords(text: string): Records {
  const broken: ReadLine[] = [];
  const records: Read[] = parseCsv(text, {
    columns: true,
    info: true,
    bom: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRecord,
    on_skip: (error) => {
      const line = error && 'lines' in error ? Number(error.lines) : 0;
      broken.push({ line, auction: 'A linha não tem as colunas do cabeçalho.' });
      return undefined;
    },
  });
  return { records, broken };
}

function* readLots({ records, broken }: Records): Generator<ReadLine> {
  yield* broken;
  for (const { record, info } of records)
    if (record.category === 'Imoveis') yield { line: info.lines, auction: readMegaLot(record) };
}

function parse({ name, bytes }: ListFile): ParsedFile {
  const text = decode(bytes);
  const none: ParsedFile = { file: name, listDate: null, scope: [], rows: [], rejected: [], refused: null };
  if (text.trim() === '') return { ...none, refused: 'está vazio.' };
  if (looksLikeHtml(text)) return { ...none, refused: describeHtml(text) };
  const header = text.slice(0, 2000).split('\n', 1)[0]!.trim().split(',');
  const missing = megaColumns.filter((column) => !header.includes(column));
  if (missing.length > 0)
    return { ...none, refused: `não tem o cabeçalho da lista da Mega: falta ${missing.join(', ')}.` };

  const read = readRecords(text);
  const { rows, rejected } = sortRows(name, readLots(read));
  const listDate =
    parseCalendarDate(read.records[0]?.record.scraped_at?.slice(0, 10) ?? '') ?? dateInName(name);
  return {
    ...none,
    listDate,
    rows,
    rejected: rejected.toSorted((a, b) => a.line - b.line),
    refused: rows.length + rejected.length > 0 ? null : 'tem o cabeçalho da lista, mas nenhum imóvel.',
  };
}

/** Mega Leilões' daily list, cut at 480 properties; vehicles and other goods in it are left out (API-09). */
export const mega: ListSource = { code: 'mega', name: 'Mega Leilões', capped: true, parse };
