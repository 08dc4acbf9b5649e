import { places } from '../../places/places.ts';
import { type ListReader, type ListSource, type ReadLine, row, unread } from './list-source.ts';
import type { ParsedFile } from './listed-auction.ts';
import { describeHtml, looksLikeHtml } from '../reading/html-page.ts';
import type { ListFile } from '../reading/input-file.ts';
import { linesOf } from '../reading/read-lines.ts';
import { type FeedRecord, readText, WrongFields } from './feed-field.ts';
import { type FeedLines, readCsvLines, readJsonLines } from './feed-lines.ts';
import { readCode, readFeedLot } from './feed-lot.ts';
import { dateInName } from './list-date.ts';
import { parseWhole } from './parse-whole.ts';

const maxMessageLength = 550;
const jsonList =
  'é uma lista JSON: envie um objeto por linha, sem colchetes em volta nem vírgulas entre eles.';

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof WrongFields) return null;
    throw error;
  }
}

/** The first few warnings of a line, and how many more there are. */
function summarize(sentences: readonly string[]): string {
  const said: string[] = [];
  for (const sentence of sentences) {
    if (said.join(' ').length + sentence.length > maxMessageLength) break;
    said.push(sentence);
  }
  const more = sentences.length - said.length;
  return [...said, ...(more > 0 ? [`E mais ${more === 1 ? 'um campo' : `${more} campos`}.`] : [])].join(' ');
}

function readLot(record: FeedRecord, line: number): ReadLine {
  try {
    const lot = readFeedLot(record);
    return { ...row(line, lot.auction), warning: lot.warning };
  } catch (error) {
    if (!(error instanceof WrongFields)) throw error;
    const uf = orNull(() => readText(record, 'uf', 2))?.toUpperCase() ?? '';
    const code = orNull(() => readCode(record));
    return unread(line, summarize(error.sentences), { code, uf: places().findState(uf) ? uf : null });
  }
}

function readHead(text: string): FeedLines | string {
  if (text.trim() === '') return 'está vazio.';
  if (looksLikeHtml(text)) return describeHtml(text);
  const lines = linesOf(text);
  if (text.trimStart().startsWith('{')) return readJsonLines(lines);
  if (text.trimStart().startsWith('[')) return jsonList;
  return readCsvLines(lines) ?? "não é um martelo-feed: nem linhas JSON, nem um CSV com a coluna 'code'.";
}

function open(name: string, head: string): ListReader | string {
  const feed = readHead(head);
  if (typeof feed === 'string') return feed;
  const { source, listDate, complete } = feed.header;
  const scope = complete ? places().states.map(({ uf }) => uf) : [];
  return {
    listDate: listDate ?? dateInName(name),
    scope,
    scopeWithoutRows: scope,
    coversRows: false,
    read: (text, line) => {
      const record = feed.read(text, line);
      if (record === null) return null;
      return typeof record === 'string' ? unread(line, record) : readLot(record, line);
    },
    ...(source && { source }),
  };
}

const source: ListSource = {
  code: 'martelo-feed',
  name: 'Martelo Feed',
  capped: false,
  ownTitles: true,
  endsLines: false,
  none: 'não tem nenhum lote.',
  open,
};

/** The platform's own feed for auctioneers, JSON lines or CSV: `docs/martelo-feed.md` (API-09). */
export const marteloFeed = { ...source, parse: (file: ListFile): ParsedFile => parseWhole(source, file) };
