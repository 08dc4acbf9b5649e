import type { CalendarDate } from '@martelo/domain/auction';

import type { QuarantineReason } from './quarantine.ts';
import type { ListSource } from './sources/list-source.ts';

/** How lists are imported by a command. */
export interface IngestOptions {
  /** Invented lists, marked so wherever they are shown (HONEST-02). */
  sample?: boolean;
  source: ListSource;
  /** What a person accepts, for which a list would go into quarantine otherwise. */
  accept: readonly QuarantineReason[];
  /** For a list that tells no date of its own. */
  listDate: CalendarDate | null;
  now: Date;
  progress?: (done: number, total: number, what: string) => void;
}
