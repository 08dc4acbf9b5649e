import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { CalendarDate } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import { noteDeed } from '../admin/audit-log.ts';
import type { Database } from '../database/connection.ts';
import { wrongFields } from '../http/errors.ts';
import { findHold } from '../ingestion/hold.ts';
import { tidy } from '../ingestion/ingest.ts';
import type { List, ListChanges } from '../ingestion/list.ts';
import type { ParsedFile } from '../ingestion/listed-auction.ts';
import { takeList } from '../ingestion/take-list.ts';
import type { Person } from '../sessions/person.ts';
import type { Delivery } from './delivery.ts';
import { writeOutcomes, writeRejected } from './feed-lines.ts';
import type { FeedStatus } from './feeds.repository.ts';
import { type OwnSource, ownSource } from './own-source.ts';
import { parseDelivery } from './parse-delivery.ts';

const pack = promisify(gzip);

/** What a delivery says, as a list of its sender's own source. */
export const listOf = (
  { code, name }: OwnSource,
  listDate: CalendarDate,
  { scope, rows }: ParsedFile,
): List => ({
  source: { code, name },
  listDate,
  scope,
  auctions: rows.map(({ auction }) => auction),
});

export const figuresOf = ({ rows, rejected }: ParsedFile, changes?: ListChanges) => {
  const { new: added = 0, changed = 0, unchanged = 0, returned = 0, gone = 0 } = changes ?? {};
  const figures = { new: added, changed, unchanged, returned, gone };
  return JSON.stringify({ ...figures, rows: rows.length, rejected: rejected.length });
};

function dateOf({ listDate }: ParsedFile, delivery: Delivery, now: Date): CalendarDate {
  const date = listDate ?? delivery.listDate;
  if (!date) throw wrongFields({ list_date: ['A lista não traz a data: informe-a.'] });
  if (date > calendarDate(now)) throw wrongFields({ list_date: ['A data da lista não pode ser futura.'] });
  return date;
}

/** Takes the list in with the outcome of each line, all or nothing; `claim` marks the run and may refuse. */
export async function take(
  database: Database,
  { runId, list, parsed }: { runId: number; list: List; parsed: ParsedFile },
  now: Date,
  claim: (trx: Database, changes: ListChanges) => Promise<void>,
): Promise<void> {
  const changes = await takeList(database, list, now, undefined, async (trx, sourceId, made) => {
    await claim(trx, made);
    await writeRejected(trx, runId, parsed);
    await writeOutcomes(trx, runId, sourceId, parsed);
  });
  // The list is in; that its statistics are older than could be is no failure of it.
  if (changes.new + changes.changed + changes.gone > 0) await tidy(database).catch(() => {});
}

/**
 * Takes in what an auctioneer sent, or holds or refuses it whole; gives the run's uuid (API-09). Throws the 422 of a list
 * that can not be dated.
 */
export async function receiveFeed(
  database: Database,
  person: Person,
  delivery: Delivery,
  now: Date,
): Promise<string> {
  const parsed = parseDelivery(delivery);
  const refusal = parsed.refused ?? (parsed.rows.length === 0 ? 'Nenhuma linha pôde ser aproveitada.' : null);
  const listDate = refusal === null ? dateOf(parsed, delivery, now) : parsed.listDate;
  const source = await ownSource(database, person);
  const { rows } = await sql<{ id: number; uuid: string }>`
    insert into feed_runs (source_id, person_id, file_name, format, received_at, status, list_date)
    values (${source.id}, ${person.id}, ${delivery.name}, ${delivery.format}, ${now}, 'running', ${listDate}::date)
    returning id, uuid`.execute(database);
  const { id: runId, uuid } = rows[0]!;

  const note = async (trx: Database, status: FeedStatus) => {
    const detail = { status, rows: parsed.rows.length, rejected: parsed.rejected.length };
    await noteDeed(trx, person, { action: 'feed.sent', subject: `feed:${uuid}`, detail }, now);
  };
  const setAside = async (status: 'held' | 'refused' | 'failed', reason: string | null) => {
    const content = status === 'held' ? await pack(delivery.bytes) : null;
    await database.transaction().execute(async (trx) => {
      await sql`
        update feed_runs set status = ${status}, held_reason = ${reason}, content = ${content}::bytea,
          summary = ${figuresOf(parsed)}::jsonb, finished_at = ${status === 'held' ? null : now}::timestamptz
        where id = ${runId}`.execute(trx);
      await writeRejected(trx, runId, parsed);
      await note(trx, status);
    });
    return uuid;
  };

  if (refusal !== null || listDate === null) return setAside('refused', refusal);
  const list = listOf(source, listDate, parsed);
  try {
    const reason = await findHold(database, list, false, '');
    if (reason) return await setAside('held', reason);
    await take(database, { runId, list, parsed }, now, async (trx, changes) => {
      await sql`
        update feed_runs set status = 'taken', summary = ${figuresOf(parsed, changes)}::jsonb, finished_at = ${now}
        where id = ${runId}`.execute(trx);
      await note(trx, 'taken');
    });
    return uuid;
  } catch (error) {
    await setAside('failed', null);
    throw error;
  }
}
