import type { CalendarDate } from '@martelo/domain/auction';

import type { ListChanges, ParsedList } from './parsed-list.ts';
import type { ListFigures } from './staged-list.ts';

/** One list of those that a command read. */
export interface IngestedList {
  listDate: CalendarDate;
  rows: number;
  /** Null where the whole list is in quarantine. */
  changes: ListChanges | null;
}

/** The changes of all lists, added up. */
export interface IngestResult extends ListChanges, ListFigures {
  source: string;
  /** The date of the newest list that was imported; null where none was dated. */
  listDate: CalendarDate | null;
  /** Each that was read, oldest first; none where one file made all of them fail. */
  lists: IngestedList[];
  /** Further notes on the lists, a sentence each. */
  notes: string[];
  /** Why a list, or a part of one, is in quarantine; null where nothing is. */
  held: string | null;
  /** The runs of the lists that were imported, oldest first: `pnpm ingest undo` undoes them. */
  runs: string[];
  seconds: number;
}

const noChanges: ListChanges = {
  new: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  returned: 0,
  priceDown: 0,
  priceUp: 0,
  modalityChanged: 0,
};
export const noFigures: ListFigures = {
  rows: 0,
  rejected: [],
  rejectedTotal: 0,
  warnings: [],
  warningsTotal: 0,
};
const maxNamed = 1000;

/** What became of one list. */
export interface Outcome {
  source: ParsedList['source'];
  figures: ListFigures;
  /** Null where the whole list is in quarantine; so is the run to undo it. */
  changes: ListChanges | null;
  run: string | null;
  notes: string[];
  held: string | null;
  /** Lists after it can't be imported either. */
  stop: boolean;
}

/** Of no list yet. */
export const emptyResult = (source: string): IngestResult => ({
  source,
  listDate: null,
  lists: [],
  ...noChanges,
  ...noFigures,
  notes: [],
  held: null,
  runs: [],
  seconds: 0,
});

/** Adds the outcome of one list. */
export function addTo(result: IngestResult, { source, figures, changes, notes }: Outcome) {
  result.rows += figures.rows;
  result.rejected = [...result.rejected, ...figures.rejected].slice(0, maxNamed);
  result.rejectedTotal += figures.rejectedTotal;
  result.warnings = [...result.warnings, ...figures.warnings].slice(0, maxNamed);
  result.warningsTotal += figures.warningsTotal;
  result.notes.push(...notes);
  if (!changes) return;
  for (const name of Object.keys(noChanges) as (keyof ListChanges)[]) result[name] += changes[name];
  result.source = source.code;
}
