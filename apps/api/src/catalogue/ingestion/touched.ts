import { sql } from 'kysely';

import { lockStates } from '../evidence/lock-states.ts';
import { noteBegunRounds } from '../search/search-table.ts';
import type { AppliedList } from './staged-list.ts';

/** How many rows of search are renewed by one statement, whose memory grows with them. */
const chunk = 50_000;

/**
 * Makes the temporary table `touched`: the auctions that a list makes new, gone or differing, for the steps that
 * follow.
 */
export async function createTouched({ trx, touched }: AppliedList): Promise<void> {
  await sql`create temporary table ${touched} (
    n integer generated always as identity primary key, id bigint not null, how text not null,
    reworded boolean not null default false
  ) on commit drop`.execute(trx);
}

/** Updates search and its counts to their state at `now` for the auctions in `touched`. */
export async function refreshTouched({ trx, id, touched }: AppliedList, now: Date): Promise<void> {
  await sql`analyze ${touched}`.execute(trx);
  const { rows } = await sql<{ last: number | null }>`select max(n) as last from ${touched}`.execute(trx);
  const last = rows[0]!.last ?? 0;
  await noteBegunRounds(trx, sql`array(select id from ${touched})`, now);
  for (let from = 0; from < last; from += chunk) {
    const part = sql`n > ${from}::integer and n <= ${from + chunk}::integer`;
    await sql`select refresh_search(array(select id from ${touched} where ${part}),
      array(select id from ${touched} where ${part} and reworded), ${now})`.execute(trx);
  }
  await lockStates(trx, id, sql`select id from ${touched}`);
  if (last > 0)
    await sql`select refresh_neighborhoods(array(
      select distinct state_id from auctions where id in (select id from ${touched})))`.execute(trx);
}
