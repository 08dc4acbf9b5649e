import { paths } from '../../paths.ts';
import type { feedStatuses, outcomes } from '../back-office/labels.ts';

/** Whose screen shows the list. */
export type FeedReader = 'auctioneer' | 'admin';

/** Where the lines of a list begin on its screen. */
export const linesId = 'linhas';

/** A list that is waiting or was refused as a whole changed nothing: noughts would say that it found nothing new. */
export const hasOutcome = (feed: { status: keyof typeof feedStatuses; rejected: number }): boolean =>
  feed.status === 'taken' || feed.rejected > 0;

/** How many an undo delisted again and how many it withdrew; older ones stored only the sum, as `gone`. */
export interface TakenOut {
  gone: number;
  unlisted?: number;
  withdrawn?: number;
}

/** What an undoing withdrew, in a word and a figure, or in one that is true of the sum (INTAKE-31). */
export const withdrawnFigure = ({ gone, withdrawn }: TakenOut): readonly [label: string, count: number] =>
  withdrawn === undefined ? ['Fora da lista ou retirados', gone] : ['Retirados', withdrawn];

/** The lines of a list with this outcome alone. */
export function linesHref(reader: FeedReader, id: string, outcome: keyof typeof outcomes): string {
  const path = reader === 'admin' ? paths.adminFeed(id) : paths.auctioneerFeed(id);
  return `${path}?resultado=${outcome}#${linesId}`;
}
