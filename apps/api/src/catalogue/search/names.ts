import type { CalendarDate } from '@martelo/domain/auction';

interface SourceName {
  code: string;
  name: string;
  /** Of its newest list of a state that is counted, or of a part of one; null without any. */
  listDate: CalendarDate | null;
}

/** What is counted by numbers or folded names, as it is written. */
export interface Names {
  kinds: ReadonlyMap<string, string>;
  sources: ReadonlyMap<number, SourceName>;
  auctioneers: ReadonlyMap<number, string>;
  /** By `cityId:name`. */
  neighborhoods: ReadonlyMap<string, string>;
}
