import { sql } from 'kysely';

import type { OpenDatabase } from '../../../../platform/database/database.ts';
import type { ListedAuction } from '../../sources/listed-auction.ts';
import { recordCommandRun } from '../../command-runs.repository.ts';
import { importListForTest } from '../../testing/import-list-for-test.ts';
import { undoList } from '../undo-list.ts';

export const caixa = { code: 'caixa', name: 'Caixa Econômica Federal' };
const takenAt = new Date('2026-03-10T12:00Z');
const undoneAt = new Date('2026-03-10T13:00Z');

/** Imports lists and undoes them, and reads the state of the database, for tests. */
export function listsForTest({ database, pool }: OpenDatabase) {
  const rows = async (query: string) => (await pool.query(query)).rows as Record<string, unknown>[];
  return {
    rows,
    clear: () =>
      sql`truncate auction_events, auction_search, search_evidence, lists, auctions, auctioneers, opportunities, people, mails, feed_runs,
        counts_by_neighborhood, list_medians restart identity cascade`.execute(database),

    /** Imports a list and returns its run. */
    async importList(
      listDate: string,
      auctions: ListedAuction[],
      { scope = ['GO'], source = caixa, at = takenAt, ownTitles = false } = {},
    ): Promise<string> {
      let run = '';
      const list = { source, listDate, scope, auctions, ownTitles };
      await importListForTest(database, list, at, async ({ trx, id: listId }, changes) => {
        const files = [`lista-${listDate}.csv`];
        const figures = { rows: auctions.length, rejected: [], rejectedTotal: 0 };
        const made = { source, listDate, files, figures, imported: { listId, changes } };
        run = await recordCommandRun(trx, made, at);
      });
      return run;
    },

    undo: (run: string, at = undoneAt) =>
      undoList(database, run, { now: at, by: null, reason: 'lista errada' }),

    /** All data of the pages, without what was withdrawn and without the records of undoing. */
    state: async () => ({
      auctions: await rows('select * from auctions where withdrawn_at is null order by id'),
      auctioneers: await rows(`select name, website, phone, logo from auctioneers
        where id in (select auctioneer_id from auctions where withdrawn_at is null) order by id`),
      search: await rows('select * from auction_search order by auction_id'),
      neighborhoods: await rows('select * from counts_by_neighborhood order by 1, 2, 3'),
      events: await rows(`select id, auction_id, kind, list_date, old, new, fields from standing_events
        where kind <> 'undone' order by id`),
      forecasts: await rows('select * from price_forecasts order by id'),
      proofs: await rows('select * from forecast_proofs order by 1, 2, 3'),
      departures: await rows('select * from departures order by auction_id, ended'),
      moves: await rows('select * from list_moves order by 1, 2'),
      odds: await rows('select * from mode_odds order by 1, 2, 3'),
      ranks: await rows('select * from auction_ranks order by auction_id'),
      medians: await rows('select * from list_medians order by 1, 2, 3, 4, 5'),
      saleEvents: await rows('select * from sale_events order by 1, 2, 3'),
      evidence: await rows('select * from search_evidence order by auction_id'),
      newest: await rows('select max(list_date) as date from standing_lists'),
    }),
  };
}
export type ListsForTest = ReturnType<typeof listsForTest>;
