import { type ApiClient, ApiError, ConnectionError, toAuction, unwrap } from '@martelo/api-client';
import type { Auction, CalendarDate } from '@martelo/domain/auction';
import { staleDays } from '@martelo/domain/list-age';
import { readClock } from '@martelo/ui/now-provider';

/** The lists of the home page. */
export interface HomeLists {
  highlighted: Auction[];
  recent: Auction[];
  /** Whether they are of old lists: nothing of them has just arrived (LABEL-07). */
  recentIsOld: boolean;
  next: Auction[];
  totals: { auctions: number; cities: number; listDate: CalendarDate | null };
}

/** Why the lists are not there (HOME-09): the call failed, its answer has another shape, or something else. */
export type HomeFailure = 'failed' | 'shape' | 'other';

export interface Home {
  lists: HomeLists;
  failure: HomeFailure | null;
}

const nothing: HomeLists = {
  highlighted: [],
  recent: [],
  recentIsOld: false,
  next: [],
  totals: { auctions: 0, cities: 0, listDate: null },
};

class WrongShape extends Error {
  override readonly name = 'WrongShape';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of auctions in either wire format, as far as a card needs it. */
const isAuctionList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (item) => isRecord(item) && typeof item['title'] === 'string' && ('uuid_key' in item || 'id' in item),
  );

function assertShape(home: unknown): void {
  const totals = isRecord(home) ? home['totals'] : null;
  const listed = isRecord(home) && ['opportunities', 'recent_auctions', 'next_auctions'];
  const right =
    listed &&
    listed.every((name) => isAuctionList(home[name])) &&
    isRecord(totals) &&
    Number.isFinite(totals['auctions']) &&
    Number.isFinite(totals['cities']);
  if (!right) throw new WrongShape('The home page’s lists have another shape than the contract says.');
}

function failureOf(error: unknown): HomeFailure {
  if (error instanceof WrongShape) return 'shape';
  return error instanceof ApiError || error instanceof ConnectionError ? 'failed' : 'other';
}

/** The lists of the home page; empty ones, with the reason, where they fail to load. */
export async function getHome(api: ApiClient, signal: AbortSignal): Promise<Home> {
  try {
    const home = await unwrap(api.GET('/api/auctions/home', { signal }));
    assertShape(home);
    const { auctions, cities, list_date: listDate } = home.totals;
    const recent = home.recent_auctions.map((wire) => toAuction(wire));
    const now = readClock();
    const lists = {
      highlighted: home.opportunities.map((wire) => toAuction(wire)),
      recent,
      recentIsOld: recent.some(({ source }) => staleDays(source, now) !== null),
      next: home.next_auctions.map((wire) => toAuction(wire)),
      totals: { auctions, cities, listDate },
    };
    return { lists, failure: null };
  } catch (error) {
    signal.throwIfAborted();
    return { lists: nothing, failure: failureOf(error) };
  }
}
