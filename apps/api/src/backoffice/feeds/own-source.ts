import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { Person } from '../../platform/contract/person.ts';

const columns = ['id', 'code', 'name'] as const;
type OwnSource = Awaited<ReturnType<typeof sourceOf>>;

/** A source that exists. */
export const sourceOf = (database: Database, id: number) =>
  database.selectFrom('sources').select(columns).where('id', '=', id).executeTakeFirstOrThrow();

/** The source that only an auctioneer's own feeds cover; created at the first one. */
export function ownSource(database: Database, person: Person): Promise<OwnSource> {
  return database.transaction().execute(async (trx) => {
    const { source_id: known, company } = await trx
      .selectFrom('people')
      .select('source_id')
      .select(sql<string>`left(coalesce(company_name, name), 120)`.as('company'))
      .where('id', '=', person.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (known !== null) return sourceOf(trx, known);
    const source = await trx
      .insertInto('sources')
      .values({ code: `leiloeiro-${person.id}`, name: company })
      .onConflict((known) => known.column('code').doUpdateSet({ name: company }))
      .returning(columns)
      .executeTakeFirstOrThrow();
    await trx.updateTable('people').set({ source_id: source.id }).where('id', '=', person.id).execute();
    return source;
  });
}
