import { places } from '../../database/places.ts';
import type { ListedAuction, ListFile, ListSource, ParsedFile } from '../listed-auction.ts';
import { decode } from '../reading/decode.ts';
import { describeHtml, looksLikeHtml } from '../reading/html-page.ts';
import { type FeedRecord, WrongField } from './feed-field.ts';
import { type FeedLines, readCsvLines, readJsonLines } from './feed-lines.ts';
import { readFeedLot } from './feed-lot.ts';
import { dateInName } from './list-date.ts';
import { type ReadLine, sortRows } from './sort-rows.ts';

function readLot(record: FeedRecord): ListedAuction | string {
  try {
    return readFeedLot(record);
  } catch (error) {
    if (error instanceof WrongField) return error.message;
    throw error;
  }
}

function* readLots({ lines }: FeedLines): Generator<ReadLine> {
  for (const { line, record } of lines)
    yield { line, auction: typeof record === 'string' ? record : readLot(record) };
}

function readLines(text: string): FeedLines | string {
  if (text.trim() === '') return 'está vazio.';
  if (looksLikeHtml(text)) return describeHtml(text);
  const lines = text.split(/\r\n|\n|\r/);
  if (text.trimStart().startsWith('{')) return readJsonLines(lines);
  return readCsvLines(lines) ?? "não é um martelo-feed: nem linhas JSON, nem um CSV com a coluna 'code'.";
}

function parse({ name, bytes }: ListFile): ParsedFile {
  const none: ParsedFile = { file: name, listDate: null, scope: [], rows: [], rejected: [], refused: null };
  const feed = readLines(decode(bytes));
  if (typeof feed === 'string') return { ...none, refused: feed };
  const { rows, rejected } = sortRows(name, readLots(feed));
  const { source, listDate, complete } = feed.header;
  return {
    file: name,
    listDate: listDate ?? dateInName(name),
    scope: complete ? places().states.map(({ uf }) => uf) : [],
    rows,
    rejected,
    refused: rows.length + rejected.length > 0 ? null : 'não tem nenhum lote.',
    ...(source && { source }),
  };
}

/** The platform's own feed for auctioneers, JSON lines or CSV: `docs/martelo-feed.md` (API-09). */
export const marteloFeed: ListSource = { code: 'martelo-feed', name: 'Martelo Feed', capped: false, parse };
