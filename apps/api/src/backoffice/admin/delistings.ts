import { sql } from 'kysely';

import {
  moderatedColumns,
  type ModeratedAuctionRow,
  moderatedJoins,
} from './moderated-auctions.repository.ts';
import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';
import { findOvertaken, readQuarantined } from '../feeds/decide-feed.ts';

interface ShrunkenState {
  state: string;
  known: number;
  listed: number;
  vanishing: number;
}

/**
 * What would be delisted if a list in quarantine were accepted, by today's stock, or why it can't be accepted any more.
 * As on import, nothing is delisted of a state that has a line without a number. Throws 409 where it isn't there.
 */
export async function findDelistings(database: Database, uuid: string, page: number, now: Date) {
  const quarantined = await readQuarantined(database, uuid);
  const { sourceId, listDate } = quarantined;
  const { scope, rows: lots, rejected } = quarantined.parsed;
  const unread = rejected.flatMap(({ code }) => (code === null ? [] : [code]));
  // A line without a number may be any property of its state; null stands for a line without a state.
  const unnumbered = new Set(rejected.flatMap(({ code, uf }) => (code === null ? [uf] : [])));
  const covered = unnumbered.has(null) ? [] : scope.filter((state) => !unnumbered.has(state));
  const codes = [...lots.map(({ auction }) => auction.code), ...unread];
  const stock = sql`a.source_id = ${sourceId} and a.uf = any (${scope}) and a.gone_since is null`;
  // What a newer list had stays, whatever this one lacks.
  const lacking = sql`
    a.uf = any (${covered}::text[]) and not (a.code = any (${codes})) and a.list_date <= ${listDate}`;
  const counted = await sql<{ state: string; known: number; delisted: number }>`
    select a.uf as state, count(*)::integer as known, (count(*) filter (where ${lacking}))::integer as delisted
    from auctions a where ${stock} group by a.uf`.execute(database);
  const byState = new Map(counted.rows.map((row) => [row.state, row]));
  const listed = Map.groupBy(lots, ({ auction }) => auction.uf);
  const states = scope.toSorted().flatMap((state): ShrunkenState[] => {
    const { known = 0, delisted = 0 } = byState.get(state) ?? {};
    const has = listed.get(state)?.length ?? 0;
    return known + has > 0 ? [{ state, known, listed: has, vanishing: delisted }] : [];
  });
  const total = states.reduce((sum, { vanishing: delisted }) => sum + delisted, 0);
  const { pagination, offset } = pageOf(page, total);
  const { rows } = await sql<ModeratedAuctionRow>`
    select ${moderatedColumns(now)} from auctions a ${moderatedJoins} where ${stock} and ${lacking}
    order by a.uf, ci.name, a.code limit ${pagination.per_page} offset ${offset}`.execute(database);
  return { rows, states, pagination, refusal: await findOvertaken(database, quarantined) };
}
