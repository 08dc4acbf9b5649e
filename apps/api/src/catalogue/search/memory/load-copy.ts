import { setImmediate } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Database } from '../../../platform/database/connection.ts';
import { publicVersion } from '../../../platform/database/public-version.ts';
import { type FetchedRows, fetchRows } from './fetch-rows.ts';
import { SearchCopy } from './search-copy.ts';

/** A copy, and the database state that it represents. */
export interface Snapshot {
  copy: SearchCopy;
  version: string;
  /** The transactions that it includes, as `pg_snapshot`. */
  seen: string;
  /** When it was brought up to date, by the process's clock. */
  at: number;
}

/** Rows that are fetched at once. */
const chunk = 20_000;
/** Changes are stored for a day; a copy that has not followed for longer is rebuilt. */
const maxAge = 12 * 3_600_000;
/** The share of a copy's slots that may be dead before it is rebuilt. */
const maxDead = 0.4;

interface State {
  version: string;
  seen: string;
  rows: number;
}

const state = sql<State>`
  select ${publicVersion} as version, pg_current_snapshot()::text as seen,
    (select count(*)::integer from auction_search) as rows`;

const atOneMoment = <Result>(database: Database, work: (trx: Database) => Promise<Result>) =>
  database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

/** Makes a copy, chunk by chunk, all of it of one moment. Null where there are more rows than `rowLimit`. */
export function loadCopy(database: Database, rowLimit: number): Promise<Snapshot | null> {
  return atOneMoment(database, async (trx) => {
    const { rows: states } = await state.execute(trx);
    const { rows, ...seen } = states[0]!;
    if (rows > rowLimit) return null;
    const next = async (after: number): Promise<FetchedRows> =>
      fetchRows(trx, sql`where auction_id > ${after} order by auction_id limit ${chunk}`);
    let fetching = next(-1);
    let fetched = await fetching;
    const copy = new SearchCopy(rows, fetched);
    while (fetched.ids.length > 0) {
      // The database gathers the next rows while these are written.
      fetching = fetched.ids.length < chunk ? Promise.resolve(empty) : next(fetched.ids.at(-1)!);
      copy.fill(fetched);
      await setImmediate();
      fetched = await fetching;
    }
    await copy.finish();
    return { copy, ...seen, at: Date.now() };
  });
}

const empty = { ids: new Float64Array() } as FetchedRows;

/** Updates a copy to the current state. */
export async function followChanges(
  database: Database,
  snapshot: Snapshot,
  rowLimit: number,
): Promise<Snapshot | null> {
  const { copy } = snapshot;
  if (Date.now() - snapshot.at > maxAge || copy.size - copy.standing > copy.size * maxDead)
    return loadCopy(database, rowLimit);
  const news = await atOneMoment(database, async (trx) => {
    const { rows: states } = await sql<Omit<State, 'rows'>>`
      select ${publicVersion} as version, pg_current_snapshot()::text as seen`.execute(trx);
    const { rows: changes } = await sql<{ ids: number[] | null }>`
      select json_agg(distinct auction_id) as ids from search_changes
      where xid >= pg_snapshot_xmin(${snapshot.seen}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${snapshot.seen}::pg_snapshot)`.execute(trx);
    const ids = changes[0]?.ids ?? [];
    const fetched =
      ids.length === 0 || ids.includes(0)
        ? null
        : await fetchRows(trx, sql`where auction_id = any (${ids}::bigint[])`);
    return { ...states[0]!, ids, fetched };
  });
  if (news.ids.includes(0)) return loadCopy(database, rowLimit);
  if (news.fetched) copy.update(news.ids, news.fetched);
  return { copy, version: news.version, seen: news.seen, at: Date.now() };
}
