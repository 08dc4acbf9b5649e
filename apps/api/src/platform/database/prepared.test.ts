import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';

import { openPostgres } from '../../catalogue/open-database.ts';
import { freshPostgres } from '../../../test/databases.ts';
import { prepared, preparedName } from './prepared.ts';

test('a statement is prepared by the name that it begins with, and no other', () => {
  const begins = (text: string) => preparedName(`${text} select 1`);
  expect(begins('\n    /* prepared: facet-names */')).toBe('facet-names');
  expect(begins('/* prepared: Facet names */')).toBeNull();
  expect(begins("'/* prepared: facet-names */',")).toBeNull();
});

test.skipIf(inject('postgresUrl') === null)(
  'PostgreSQL plans a prepared statement once a connection, whatever lists it is given',
  async () => {
    const { database, close } = await openPostgres(await freshPostgres());
    try {
      await database.connection().execute(async (connection) => {
        const count = async (ids: readonly number[]) => {
          const { rows } = await sql<{ n: number }>`
            ${prepared('auctions-among')} select count(*) as n from unnest((select ${ids}::bigint[])) as id
              join auctions using (id)`.execute(connection);
          return rows[0]!.n;
        };
        for (let size = 1; size <= 8; size++)
          expect(await count(Array.from({ length: size }, (_, place) => place + 1))).toBe(0);
        await sql`select 1`.execute(connection);
        const { rows } = await sql`
          select name, custom_plans, generic_plans from pg_prepared_statements where name <> ''`.execute(
          connection,
        );
        // By its own rule it plans five times before it takes a plan for any values.
        expect(rows).toEqual([{ name: 'auctions-among', custom_plans: 5, generic_plans: 3 }]);
      });
    } finally {
      await close();
    }
  },
);
