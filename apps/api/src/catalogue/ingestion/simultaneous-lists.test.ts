import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { Database, OpenDatabase } from '../../platform/database/database.ts';
import { refreshRanks } from '../evidence/refresh-ranks.ts';
import { refreshDue, refreshNeighborhoods, refreshSearch } from '../search/search-table.ts';
import type { ListedAuction } from './sources/listed-auction.ts';
import { importListForTest } from './testing/import-list-for-test.ts';

const now = new Date('2026-03-10T12:00Z');
const goias = 52;
const rounds = {
  saleMethod: 'rounds',
  directSale: false,
  dateFirst: new Date('2026-03-12T12:00Z'),
  dateSecond: new Date('2026-03-20T12:00Z'),
  minimumSecond: 9_000_000,
} satisfies Partial<ListedAuction>;
const afterFirst = new Date('2026-03-12T13:00Z');

// The embedded database runs one transaction after the other.
describe.each(engines.filter(({ name }) => name === 'PostgreSQL'))(
  'a state that several change on $name',
  ({ open }) => {
    let opened: OpenDatabase;
    let work: Database;
    const rows = async (query: string) => (await opened.pool.query<Record<string, unknown>>(query)).rows;
    const waiting = () =>
      expect
        .poll(() =>
          rows(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1);
    const figures = () =>
      rows(`select (select n from counts_by_neighborhood) as shown, (select count(*)::integer from auction_ranks) as ranked,
      (select max(n) from list_medians) as priced`);

    beforeAll(async () => {
      opened = await open();
      work = opened.work.database;
    });
    afterAll(() => opened?.close());

    const take = (code: string, day: string, count: number, record?: () => Promise<void>) => {
      const auctions = Array.from({ length: count }, (_, n) =>
        aListedAuction(`${n + 1}`, n === 0 ? rounds : {}),
      );
      const list = { source: { code, name: code }, listDate: day, scope: ['GO'], auctions };
      return importListForTest(work, list, now, record);
    };
    /** Does it, and commits once `commit` is called. */
    const untilCommit = async (act: (record: () => Promise<void>) => Promise<unknown>) => {
      const done = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      const committed = act(async () => {
        done.resolve();
        await gate.promise;
      });
      await Promise.race([done.promise, committed]);
      return async () => {
        gate.resolve();
        await committed;
      };
    };
    beforeEach(async () => {
      await sql`truncate sources, auctions, auction_search, auction_ranks, list_medians, counts_by_neighborhood cascade`.execute(
        work,
      );
      await take('primeira', '2026-03-01', 40);
      await take('segunda', '2026-03-01', 40);
    });

    test('[INTAKE-60] two lists are both taken, and the figures are of both', async () => {
      const commit = await untilCommit((record) => take('primeira', '2026-03-02', 45, record));
      const second = take('segunda', '2026-03-02', 47);
      await waiting();
      await commit();
      expect(await second).toMatchObject({ new: 7 });
      expect(await figures()).toEqual([{ shown: 92, ranked: 90, priced: 92 }]);
    });

    test('[INTAKE-60] rounds begin while a list is taken', async () => {
      const commit = await untilCommit((record) => take('primeira', '2026-03-02', 45, record));
      const renewed = refreshDue(work, afterFirst);
      await waiting();
      await commit();
      expect(await renewed).toBeGreaterThan(0);
      expect(await figures()).toMatchObject([{ shown: 85 }]);
    });

    test('[INTAKE-60] a list waits for rows of the search before its states, as the renewal takes them', async () => {
      const commit = await untilCommit((record) =>
        work.transaction().execute(async (trx) => {
          const { rows: due } = await sql<{ id: number }>`
          select auction_id as id from auction_search where next_change <= ${afterFirst} for update`.execute(
            trx,
          );
          const ids = due.map(({ id }) => id);
          await record();
          await refreshSearch(trx, ids, [], afterFirst);
          await refreshNeighborhoods(trx, ids);
        }),
      );
      const list = importListForTest(
        work,
        {
          source: { code: 'primeira', name: 'primeira' },
          listDate: '2026-03-02',
          scope: ['GO'],
          auctions: [aListedAuction('1'), aListedAuction('2')],
        },
        now,
      );
      await waiting();
      await commit();
      expect(await list).toMatchObject({ gone: 38 });
      expect(await figures()).toMatchObject([{ shown: 42 }]);
    });

    test.each<[string, (trx: Database) => Promise<unknown>]>([
      ['ranks', (trx) => refreshRanks(trx, [goias])],
      ['medians', (trx) => sql`select refresh_list_medians(array[${goias}]::smallint[])`.execute(trx)],
      ['neighborhoods', (trx) => sql`select refresh_neighborhoods(array[${goias}]::smallint[])`.execute(trx)],
    ])('[INTAKE-60] %s of a state are computed by one after the other', async (_what, compute) => {
      const before = await figures();
      const commit = await untilCommit((record) =>
        work.transaction().execute(async (trx) => {
          await compute(trx);
          await record();
        }),
      );
      const second = work.transaction().execute(compute);
      await waiting();
      await commit();
      await second;
      expect(await figures()).toEqual(before);
    });
  },
);
