import type { CalendarDate } from '@martelo/domain/auction';

import type { ListedAuction, UnreadRow } from './sources/listed-auction.ts';

/** Which list it is, and what it speaks for. */
export interface ListHead {
  source: { code: string; name: string; sample?: boolean; freshDays?: number };
  listDate: CalendarDate;
  /** States whose missing rows are gone; empty for a list that is only a part. */
  scope: readonly string[];
}

/** A whole list of one source and date, checked and without repeated codes. */
export interface List extends ListHead {
  auctions: readonly ListedAuction[];
  /** Lines that could not be read: their properties stay as they were. */
  unread?: readonly Pick<UnreadRow, 'line' | 'code' | 'uf' | 'reason'>[];
}

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
