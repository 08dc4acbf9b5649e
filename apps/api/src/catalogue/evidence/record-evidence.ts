import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { ImportedList } from './imported-list.ts';
import { recordForecasts } from './record-forecasts.ts';
import { refreshMedians } from './refresh-medians.ts';
import { recordMoves, refreshOdds } from './refresh-odds.ts';
import { refreshProofs } from './refresh-proofs.ts';
import { refreshRanks } from './refresh-ranks.ts';
import { recordSaleEvents } from './record-sale-events.ts';
import { provenKinds, refreshSearchEvidence } from './refresh-search-evidence.ts';
import { isRuleSource } from './rule-modes.ts';

/**
 * Records what a list proves, in its transaction and after search shows what it says: earlier forecasts of next prices
 * are evaluated and made again, and all figures that requests only read are computed.
 */
export async function recordEvidence(list: ImportedList, now: Date): Promise<void> {
  const { trx, id, source, sourceId, incoming, touched } = list;
  const proven = await provenKinds(trx);
  if (isRuleSource(source.code)) {
    await recordForecasts(list);
    await refreshProofs(trx, sourceId);
  }
  await recordSaleEvents(list);
  await recordMoves(list);
  await refreshOdds(trx, sourceId);
  const { rows } = await sql<{ id: number }>`
    select distinct state_id as id from auctions where id in (select id from ${touched})`.execute(trx);
  const states = rows.map(({ id }) => id);
  await refreshRanks(trx, states);
  await refreshMedians(trx, id, states);
  const listed = await sql<{ id: number }>`select distinct state_id as id from ${incoming}`.execute(trx);
  const all = [...states, ...listed.rows.map(({ id }) => id)];
  await refreshSearchEvidence(trx, all, proven, calendarDate(now));
}

/**
 * Reverses what an undone list proved, once auctions and search are again what they were before: its own rows are
 * deleted, what it evaluated and ended is open again, and the figures are computed from what is left (NEXT-08).
 */
export async function dropEvidence(
  trx: Database,
  { id, sourceId }: Pick<ImportedList, 'id' | 'sourceId'>,
  touched: readonly number[],
  now: Date,
): Promise<void> {
  const proven = await provenKinds(trx);
  for (const table of ['price_forecasts', 'departures', 'list_moves', 'sale_events'] as const)
    await sql`delete from ${sql.table(table)} where list_id = ${id}`.execute(trx);
  await sql`update price_forecasts set ended_by = null, outcome = null where ended_by = ${id}`.execute(trx);
  await sql`update departures set returned_by = null, returned = null where returned_by = ${id}`.execute(trx);
  await refreshProofs(trx, sourceId);
  await refreshOdds(trx, sourceId);
  const { rows } = await sql<{ id: number }>`
    select distinct state_id as id from auctions where id = any (${touched}::bigint[])`.execute(trx);
  const states = rows.map((row) => row.id);
  await refreshRanks(trx, states);
  await refreshMedians(trx, id, states);
  await refreshSearchEvidence(trx, states, proven, calendarDate(now));
}
