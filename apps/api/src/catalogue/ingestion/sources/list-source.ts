import type { CalendarDate } from '@martelo/domain/auction';

import type { ListedAuction } from './listed-auction.ts';

/** A line that was read as a property. */
export interface ReadRow {
  line: number;
  auction: ListedAuction;
  /** Whether its figures agree with each other; null where the source gives nothing to check them by. */
  fits: boolean | null;
  /** A warning about a row that is imported nevertheless. One sentence in Portuguese. */
  warning: string | null;
}

/** A line that can't be read as a property, with what it states of one. */
export interface UnreadLine {
  line: number;
  auction: null;
  /** One sentence in Portuguese. */
  reason: string;
  code: string | null;
  uf: string | null;
  /** The line is cut short. */
  isCut: boolean;
}

export type ReadLine = ReadRow | UnreadLine;

/** Reads a file line by line, once its beginning has shown what it is. */
export interface ListReader {
  listDate: CalendarDate | null;
  /** The source that the file itself names, where it names one. */
  source?: { code: string; name: string };
  /** States that the file covers whatever its rows say. */
  scope: readonly string[];
  /** States that a file without a row is about. */
  scopeWithoutRows: readonly string[];
  /** Whether it also covers the states of its rows. */
  coversRows: boolean;
  /** Null for an empty line, or one that belongs to others. `line` is counted from 1. */
  read: (text: string, line: number) => ReadLine | null;
  /** What could only be read at the end. */
  rest?: () => Iterable<ReadLine>;
}

/** Where a list comes from. */
export interface ListSource {
  /** In commands and addresses: `caixa`. */
  code: string;
  /** For people: 'Caixa Econômica Federal'. */
  name: string;
  /** For how many days a list of it is current; 30 without it (docs/decisions/0031). */
  freshDays?: number;
  /** The source cuts its list, so that what it lacks isn't gone. */
  capped: boolean;
  /** Whether it has titles of its own; false where they are made here from its other fields. */
  ownTitles: boolean;
  /** Its files end with a line break: one that doesn't was cut. */
  endsLines: boolean;
  /** The message for a list without a row; the sentence follows the file's name. */
  none: string;
  /** The reader of a file with this beginning, or why it is no list: a sentence that goes on from the file's name. */
  open: (name: string, head: string) => ListReader | string;
}

/** A line as a row. */
export const row = (line: number, auction: ListedAuction): ReadRow => ({
  line,
  auction,
  fits: null,
  warning: null,
});

/** A line as none. */
export const unread = (line: number, reason: string, known: Partial<UnreadLine> = {}): UnreadLine => ({
  line,
  auction: null,
  reason,
  code: null,
  uf: null,
  isCut: false,
  ...known,
});
