import type { Auction, CalendarDate, RoundPlace } from '@martelo/domain/auction';
import { parseDateTime } from '@martelo/domain/dates';
import type { EventFacts } from '@martelo/domain/event-words';
import type { components } from '@martelo/openapi/schema';

import { toAuction } from './auction.ts';

export type WireFavoriteNews = components['schemas']['FavoriteNews'];
export type WireNews = components['schemas']['News'];
export type WireAuctionNews = components['schemas']['AuctionNews'];

/** What one list changed. */
export interface ListedChange extends EventFacts {
  listDate: CalendarDate;
}

/** What changed of an auction since its follower looked, or saved it. */
export interface AuctionChanges {
  /** Null where there is nothing to compare with: at a first visit. */
  since: Date | null;
  /** Whether `since` is the last visit, or when it was saved. */
  sinceKind: 'visit' | 'saved' | null;
  /** How many there are in all. */
  total: number;
  /** The newest first. */
  changes: readonly ListedChange[];
}

/** The same of an auction's own page, with the last event that the page knows. */
export interface OwnAuctionChanges extends AuctionChanges {
  lastEvent: number;
}

export interface ChangedAuction extends AuctionChanges {
  auction: Auction;
}

/** A dated round of a favourite that is still to close. */
export interface RoundDeadline {
  auction: Auction;
  round: RoundPlace;
  closesAt: Date | null;
}

/** What changed since a follower looked, in the domain's shape. */
export const toChanges = ({ since, since_kind, total, events }: WireFavoriteNews): AuctionChanges => ({
  since: since === null ? null : new Date(since),
  sinceKind: since_kind,
  total,
  changes: events.map(({ list_date: listDate, ...facts }) => ({ ...facts, listDate })),
});

export const toOwnChanges = (wire: WireAuctionNews): OwnAuctionChanges => ({
  ...toChanges(wire),
  lastEvent: wire.last_event,
});

/** The dashboard's news. */
export const toNews = ({ changes, deadlines }: WireNews) => ({
  changes: changes.map(({ auction, ...news }): ChangedAuction => ({
    auction: toAuction(auction),
    ...toChanges(news),
  })),
  deadlines: deadlines.map(({ auction, round, closes_at }): RoundDeadline => ({
    auction: toAuction(auction),
    round,
    closesAt: parseDateTime(closes_at),
  })),
});
export type News = ReturnType<typeof toNews>;
