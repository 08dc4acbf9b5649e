import type { CalendarDate } from '@martelo/domain/auction';

import type { ListedAuction } from './listed-auction.ts';

/** A whole list of one source and date, checked and without repeated codes. */
export interface List {
  source: { code: string; name: string; sample?: boolean };
  listDate: CalendarDate;
  /** States whose missing rows are gone; empty for a list that is only a part. */
  scope: readonly string[];
  auctions: readonly ListedAuction[];
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
