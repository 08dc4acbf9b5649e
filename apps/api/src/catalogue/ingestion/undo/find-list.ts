import type { CalendarDate } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { isUuid } from '../../../platform/text/is-uuid.ts';

/** A list that can be undone. */
export interface UndoableList {
  id: number;
  sourceId: number;
  listDate: CalendarDate;
  scope: readonly string[];
  takenAt: Date;
  matchedAt: Date | null;
  /** Its events are those of its source above the first number, up to the second. */
  events: { after: number; last: number };
  /** False for lists of earlier versions, whose changes only the events show. */
  changesRecorded: boolean;
  run: { id: number; uuid: string; fileName: string; senderId: number | null };
}

/** A list that can not be undone, or not yet; the message is one sentence in Portuguese. */
export class UndoRefused extends Error {
  override readonly name = 'UndoRefused';
}

/** There is no run of that number. */
export class UnknownRun extends Error {
  override readonly name = 'UnknownRun';
  constructor() {
    super('Não há execução com este número: veja os números com "npm run ingest -- runs".');
  }
}

interface Row {
  run_id: number;
  uuid: string;
  file_name: string;
  person_id: number | null;
  status: string;
  undoes: number | null;
  source_id: number;
  id: number | null;
  list_date: CalendarDate;
  scope: string[];
  taken_at: Date;
  matched_at: Date | null;
  undone_at: Date | null;
  after_event: number;
  last_event: number;
  changes_kept: boolean;
  changed: boolean;
}

/** The last event before list `l`; a process of an earlier version, beside this one in an upgrade, does not note it. */
export const eventsBefore = sql`greatest(l.after_event,
  (select max(p.last_event) from lists p where p.source_id = l.source_id and p.id < l.id))`;

async function readRun(trx: Database, run: string): Promise<Row> {
  const { rows } = await sql<Row>`
    select r.id as run_id, r.uuid, r.file_name, r.person_id, r.status, r.undoes, r.source_id, l.id, l.list_date, l.scope,
      l.taken_at, l.matched_at, l.undone_at, ${eventsBefore} as after_event, l.last_event, l.changes_kept,
      exists (select from jsonb_each_text(l.summary) s where s.key in ('new', 'changed', 'gone', 'returned') and s.value <> '0')
        as changed
    from feed_runs r left join lists l on l.id = r.list_id where r.uuid = ${run}`.execute(trx);
  const [row] = rows;
  if (!row) throw new UnknownRun();
  return row;
}

/**
 * The list after it that must be undone first: one that covers one of its states, or none since it is partial, or that
 * changed one of the same auctions.
 */
async function findLater(trx: Database, { id, source_id: sourceId, scope }: Row) {
  const { rows } = await sql<{ list_date: CalendarDate; uuid: string | null }>`
    select l.list_date, r.uuid from standing_lists l
      left join feed_runs r on r.list_id = l.id and r.undoes is null
    where l.source_id = ${sourceId} and l.id > ${id}
      and (l.scope && ${scope}::text[] or l.scope = '{}' or ${scope}::text[] = '{}' or exists (
        select from list_changes mine join list_changes later on later.auction_id = mine.auction_id
        where mine.list_id = ${id} and later.list_id = l.id))
    order by l.id desc limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** Locks: until the transaction ends its source imports no other list and no matches of it are notified. */
async function lockList(trx: Database, { source_id: sourceId, id }: Row): Promise<void> {
  await sql`select from sources where id = ${sourceId} for update`.execute(trx);
  await sql`select from lists where id = ${id} for update`.execute(trx);
}

/**
 * The list of a run, locked where it is to be undone at once. Throws UnknownRun, and UndoRefused where it imported
 * nothing, was undone already, or has a later list on top of it.
 */
export async function findUndoable(
  trx: Database,
  run: string,
  { lock }: { lock: boolean },
): Promise<UndoableList> {
  if (!isUuid(run)) throw new UnknownRun();
  if (lock) await lockList(trx, await readRun(trx, run));
  const row = await readRun(trx, run);
  if (row.undoes !== null) throw new UndoRefused('Esta execução já é a de desfazer uma lista.');
  if (row.status !== 'taken') throw new UndoRefused('Nada desta lista foi recebido: não há o que desfazer.');
  if (row.id === null || (!row.changes_kept && row.changed && row.last_event <= row.after_event))
    throw new UndoRefused('Uma versão anterior recebeu esta lista sem guardar o que ela mudou.');
  if (row.undone_at) throw new UndoRefused('Esta lista já foi desfeita.');
  const later = await findLater(trx, row);
  if (later) {
    const which = later.uuid ? ` (execução ${later.uuid})` : '';
    throw new UndoRefused(
      `Só a lista mais nova pode ser desfeita: desfaça antes a de ${formatCalendarDate(later.list_date)}${which}.`,
    );
  }
  return {
    id: row.id,
    sourceId: row.source_id,
    listDate: row.list_date,
    scope: row.scope,
    takenAt: row.taken_at,
    matchedAt: row.matched_at,
    events: { after: row.after_event, last: row.last_event },
    changesRecorded: row.changes_kept,
    run: { id: row.run_id, uuid: row.uuid, fileName: row.file_name, senderId: row.person_id },
  };
}
