import type { CalendarDate } from '@martelo/domain/auction';

import type { QuarantineReason } from './quarantine.ts';
import type { ListSource } from './sources/list-source.ts';

/** How lists are imported by a command. */
export interface IngestOptions {
  /** Sample lists, marked as such wherever they are shown (HONEST-02). */
  sample?: boolean;
  source: ListSource;
  /** The quarantine reasons that a person accepts. */
  accept: readonly QuarantineReason[];
  /** For a list that states no date. */
  listDate: CalendarDate | null;
  now: Date;
  progress?: (done: number, total: number, what: string) => void;
}
