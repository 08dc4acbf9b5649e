import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { applyList } from './apply-list.ts';
import { closeStage } from './close-stage.ts';
import { row } from './sources/list-source.ts';
import type { List, ListChanges, ListHead } from './list.ts';
import { findSpokenFor } from './record-unreadable.ts';
import { batchSize, createStage, stageRows, stageUnread } from './stage-list.ts';
import { closeList, openList, readAuctioneers } from './keep-changes.ts';

export type Progress = (done: number, total: number) => void;
/** Belongs to the list's transaction: it still finds the list's temporary tables. */
export type Finish = (trx: Database, sourceId: number, changes: ListChanges, listId: number) => Promise<void>;

/**
 * Brings the database to what a list at hand says, in one transaction: killed at any moment it leaves the old state whole.
 * The same list again changes nothing. Every difference leaves an event dated by the list (API-09). `finish` still finds the
 * rows in the table `incoming` and what they changed in `differing`.
 */
export async function takeList(
  database: Database,
  list: List,
  now: Date,
  progress: Progress = () => {},
  finish: Finish = async () => {},
): Promise<ListChanges> {
  const { auctions, unread = [] } = list;
  return database.transaction().execute(async (trx) => {
    const sourceId = await sourceIdOf(trx, list.source);
    const auctioneers = await readAuctioneers(trx, sourceId);
    await createStage(trx);
    for (let start = 0; start < auctions.length; start += batchSize) {
      const batch = auctions.slice(start, start + batchSize);
      await stageRows(
        trx,
        sourceId,
        batch.map((auction, at) => ({ file: 0, ...row(start + at, auction) })),
      );
      progress(start + batch.length, auctions.length);
    }
    await stageUnread(
      trx,
      unread.map((one) => ({ ...one, file: 0 })),
    );
    await closeStage(trx);
    return takeStaged(trx, { sourceId, auctioneers }, list, now, finish);
  });
}

/** The source of a list, with its auctioneers as they were before the list was staged. */
export interface SourceBefore {
  sourceId: number;
  auctioneers: string;
}

/** The last part of taking a list in: what its temporary tables hold becomes what is known. */
export async function takeStaged(
  trx: Database,
  { sourceId, auctioneers }: SourceBefore,
  { listDate, scope }: Pick<ListHead, 'listDate' | 'scope'>,
  now: Date,
  finish: Finish,
): Promise<ListChanges> {
  const listId = await openList(trx, sourceId, { listDate, scope }, now);
  const head = { id: listId, listDate, scope: await findSpokenFor(trx, scope) };
  const changes = await applyList(trx, sourceId, head, now);
  await finish(trx, sourceId, changes, listId);
  await closeList(trx, sourceId, { id: listId, auctioneers }, changes);
  return changes;
}

/** An auctioneer sends a list when something changes, and an invented one stays as it is (docs/decisions/0031). */
const usualFreshDays = 30;

/** The source's id; it is made where it is new. */
export async function sourceIdOf(
  trx: Database,
  { code, name, sample = false, freshDays }: List['source'],
): Promise<number> {
  const days = (sample ? undefined : freshDays) ?? usualFreshDays;
  const { rows } = await sql<{ id: number }>`
    insert into sources (code, name, sample, fresh_days) values (${code}, ${name}, ${sample}, ${days})
    on conflict (code) do update set name = excluded.name, fresh_days = excluded.fresh_days returning id`.execute(
    trx,
  );
  return rows[0]!.id;
}
