import type { CalendarDate } from '@martelo/domain/auction';

import { type ReadLine, unread } from './sources/list-source.ts';
import type { ListedAuction, UnreadRow } from './sources/listed-auction.ts';

/** Where a list comes from, as the table of sources names it. */
export interface Source {
  code: string;
  name: string;
  /** Sample data, marked as such wherever it is shown (HONEST-02). */
  sample?: boolean;
  /** For how many days a list of it is current. */
  freshDays?: number;
}

/** Some lines of a file. */
export interface ReadLines {
  /** How many lines of the file they are, blank ones included. */
  count: number;
  lines: Iterable<ReadLine>;
}

/** A file of a list, read line by line while it is staged. */
export interface ParsedPart {
  name: string;
  /** How many lines it has. */
  lineCount: number;
  /** States that it covers whatever its rows say. */
  scope: readonly string[];
  /** States that it is about where it has no row. */
  scopeWithoutRows: readonly string[];
  /** Whether it also covers the states of its rows. */
  coversRows: boolean;
  /** It lacks the final line break with which its source ends a file. */
  lacksEnd: boolean;
  /** Its source ends a file with a line break, so that a file with an incomplete last line was cut. */
  endsLines: boolean;
  /** The message for a file without a row, a sentence that follows its name; null where it makes an empty list. */
  none: string | null;
  read: () => AsyncIterable<ReadLines>;
}

/** A list of one source and date, of which nothing is known yet but how to read it. */
export interface ParsedList {
  source: Source;
  listDate: CalendarDate;
  /** Its source cuts it: what it lacks isn't gone. */
  capped: boolean;
  /** Its titles are the source's own words, so that another one is a change. */
  ownTitles: boolean;
  files: readonly ParsedPart[];
}

/** What a list changes in the catalogue. */
export interface ListChanges {
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  returned: number;
  priceDown: number;
  priceUp: number;
  modalityChanged: number;
}

/** Rows that are already parsed, with the lines that could not be read. */
interface ParsedRows {
  file: string;
  scope: readonly string[];
  rows: readonly { line: number; auction: ListedAuction; warning?: string | null }[];
  rejected: readonly Omit<UnreadRow, 'file'>[];
}

/** A file that was read whole before, such as an auctioneer's feed. */
export function partOfRows({ file, scope, rows, rejected }: ParsedRows): ParsedPart {
  const lines: ReadLine[] = [
    ...rows.map(({ line, auction, warning = null }) => ({ line, auction, warning, fits: null })),
    ...rejected.map(({ line, reason, code, uf }) => unread(line, reason, { code, uf })),
  ];
  return {
    name: file,
    lineCount: lines.length,
    scope,
    scopeWithoutRows: scope,
    coversRows: false,
    lacksEnd: false,
    endsLines: false,
    none: null,
    // oxlint-disable-next-line require-await -- a file that is still to be read gives its lines in time
    async *read() {
      yield { count: lines.length, lines };
    },
  };
}
