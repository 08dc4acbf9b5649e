import { keywordTerms } from '@martelo/domain/keyword';
import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../auctions/auction-row.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { publicVersion } from '../../../platform/database/public-version.ts';
import { type Keyword, readKeyword } from '../keyword.ts';
import { readNames } from '../read-names.ts';
import { pageWithin, type Search } from '../search.ts';
import { countRowPlaces } from './count-places.ts';
import { countRows } from './count-rows.ts';
import { type FilteredRows, filterRows } from './filter-rows.ts';
import { findKeywordRows, findRareAhead, type RareRows } from './keyword-rows.ts';
import type { Snapshot } from './load-copy.ts';
import { pageIds } from './page-ids.ts';

/** How often an answer is computed again where the database changed meanwhile. */
const maxTries = 3;

/** The auctions in this order, and the version that they are of. */
export async function auctionsOf(database: Database, ids: readonly number[]) {
  const { rows } = await sql<AuctionRow & { version: string }>`
    ${prepared('auctions-of-page')} select ${auctionColumns}, version.version
    from (select ${publicVersion} as version) as version
      left join unnest((select ${ids}::bigint[])) with ordinality as picked (auction_id, place) on true
      left join auctions a on a.id = picked.auction_id order by picked.place`.execute(database);
  const version = rows[0]!.version;
  const found = ids.length === 0 ? [] : rows;
  return { version, rows: found.map(({ version: _version, ...row }) => row) };
}

/** Where the copy comes from. */
interface CopySource {
  /** Brought up to date; null where there is none. */
  renew: () => Promise<Snapshot | null>;
  /** As it is. */
  peek: () => Snapshot | null;
}

/**
 * Counts in a copy of the search table; the database gives the rows of rare words and the page's auctions, each with
 * its version: an answer whose parts are of different moments is computed again. Where there is no copy, `otherwise`
 * answers.
 */
export function searchInMemory(database: Database, source: CopySource, otherwise: Search): Search {
  const foundAhead = new WeakMap<Keyword, RareRows>();
  /** The result of `work` on the copy and the rows that pass; null where the database is ahead of it. */
  const withRows = async <Result>(
    filters: SearchFilters,
    keyword: Keyword | null,
    work: (snapshot: Snapshot, filtered: () => FilteredRows) => Result,
    snapshotOf: () => Snapshot | null | Promise<Snapshot | null> = source.renew,
  ): Promise<{ result: Result; version: string } | null> => {
    const snapshot = await snapshotOf();
    if (!snapshot) return null;
    const { copy, version } = snapshot;
    const ahead = (keyword && foundAhead.get(keyword)) ?? null;
    const found = keyword && (await findKeywordRows(database, snapshot, keyword, ahead));
    // Another request may have updated the copy while the words were looked up.
    if (source.peek() !== snapshot || (keyword && !found)) return null;
    const filtered = () => filterRows(copy, filters, found);
    return { result: work(snapshot, filtered), version };
  };

  return {
    async read(text) {
      const snapshot = source.peek();
      const words = keywordTerms(text).map(({ word }) => word);
      const [read, ahead] = await Promise.all([
        readKeyword(database, text),
        snapshot && findRareAhead(database, snapshot, words),
      ]);
      if (read.keyword && ahead) foundAhead.set(read.keyword, ahead);
      return read;
    },
    async list(filters, keyword, order, requestedPage) {
      const work = ({ copy }: Snapshot, filtered: () => FilteredRows) => {
        const rows = filtered();
        const counts = countRows(copy, filters, rows);
        const { page, lastPage } = pageWithin(requestedPage, counts.total);
        const ids = pageIds(copy, rows.passing(), order, page);
        return { counts, page, lastPage, ids };
      };
      for (let tries = 0; tries <= maxTries; tries++) {
        // First from the copy as it is: the version of the page's auctions shows whether it is current.
        const made = await withRows(filters, keyword, work, tries === 0 ? source.peek : source.renew);
        if (!made) continue;
        const { ids, ...listed } = made.result;
        const [{ version, rows }, names] = await Promise.all([
          auctionsOf(database, ids),
          readNames(database, listed.counts, filters),
        ]);
        if (version === made.version) return { ...listed, rows, names };
      }
      return otherwise.list(filters, keyword, order, requestedPage);
    },
    async first(filters, keyword, order, limit) {
      const made = await withRows(filters, keyword, ({ copy }, filtered) =>
        pageIds(copy, filtered().passing(), order, 1).slice(0, limit),
      );
      if (!made) return otherwise.first(filters, keyword, order, limit);
      return (await auctionsOf(database, made.result)).rows;
    },
    async count(filters, keyword) {
      const made = await withRows(filters, keyword, (_snapshot, filtered) => filtered().passing().length);
      return made ? made.result : otherwise.count(filters, keyword);
    },
    async countPlaces(filters, keyword, step) {
      const made = await withRows(filters, keyword, ({ copy }, filtered) =>
        countRowPlaces(copy, filtered().passing(), step),
      );
      return made ? made.result : otherwise.countPlaces(filters, keyword, step);
    },
  };
}
