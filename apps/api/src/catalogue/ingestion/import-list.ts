import type { CalendarDate } from '@martelo/domain/auction';

import type { Database } from '../../platform/database/database.ts';
import { checkStage, findHeldFiles, findNotes } from './check-stage.ts';
import { closeStage } from './close-stage.ts';
import { describeHolds } from './hold-reasons.ts';
import type { IngestOptions } from './ingest.ts';
import type { List, ListChanges } from './list.ts';
import type { Rejection } from './sources/listed-auction.ts';
import { recordRun, type Run } from './record-run.ts';
import type { OpenFile } from './open-file.ts';
import { stageFile, type StagedFile } from './read-rows.ts';
import { countRows, dropFiles, readRejected, readWarnings } from './staged-rows.ts';
import { createStage } from './stage-list.ts';
import { sourceIdOf, takeStaged } from './take-list.ts';
import { readAuctioneers } from './keep-changes.ts';

/** What became of one list. */
export interface Imported {
  source: List['source'];
  rows: number;
  /** Null where the whole list was held back. */
  changes: ListChanges | null;
  rejected: Rejection[];
  rejectedTotal: number;
  warnings: Rejection[];
  warningsTotal: number;
  notes: string[];
  /** The run by which it can be taken back; null where the whole list was held back. */
  run: string | null;
  held: string | null;
  /** Lists after it can't be taken in either. */
  heldWhole: boolean;
}

interface ListFiles {
  listDate: CalendarDate;
  files: readonly OpenFile[];
}

/** Ends the transaction of a list that is held back, which leaves nothing of it. */
class HeldBack extends Error {
  readonly imported: Imported;
  constructor(imported: Imported) {
    super(imported.held ?? '');
    this.imported = imported;
  }
}

/** Takes one list in, or holds it back whole or in part, in one transaction: killed at any moment it leaves the old state. */
export async function importList(
  database: Database,
  list: ListFiles,
  options: IngestOptions,
): Promise<Imported> {
  try {
    return await database.transaction().execute((trx) => importIn(trx, list, options));
  } catch (error) {
    if (!(error instanceof HeldBack)) throw error;
    const { imported } = error;
    await database
      .transaction()
      .execute((trx) =>
        recordRun(trx, { ...runOf(list, list.files, imported), refused: imported.held! }, options.now),
      );
    return imported;
  }
}

const runOf = (
  { listDate }: ListFiles,
  files: Run['files'],
  { source, rows, rejected, rejectedTotal }: Imported,
): Run => ({ source, listDate, files, rows, rejected, rejectedTotal });

async function importIn(trx: Database, list: ListFiles, options: IngestOptions): Promise<Imported> {
  const { listDate, files } = list;
  const { sample = false, accept, now } = options;
  const source = { ...(files[0]?.reader?.source ?? options.source), sample };
  const sourceId = await sourceIdOf(trx, source);
  const auctioneers = await readAuctioneers(trx, sourceId);
  await createStage(trx);
  const staged = await stageFiles(trx, sourceId, list, options);

  const { held, holds: partly } = findHeldFiles(staged, accept, options.source.none);
  const names = staged.map(({ name }) => name);
  const kept = staged.filter((one) => !held.includes(one));
  const heldStates = held.flatMap(({ scope }) => scope);
  const scope = options.source.capped
    ? []
    : [...new Set(kept.flatMap((one) => one.scope))].filter((uf) => !heldStates.includes(uf));
  const head = { source, listDate, scope };
  await dropFiles(
    trx,
    held.map(({ file }) => file),
  );
  await closeStage(trx);

  const imported: Imported = {
    source,
    rows: await countRows(trx),
    changes: null,
    ...(await readRejected(trx, names)),
    ...(await readWarnings(trx, names)),
    notes: [],
    run: null,
    held: describeHolds(partly),
    heldWhole: false,
  };
  if (kept.length === 0) throw new HeldBack(imported);
  const found = await checkStage(trx, head, { accept, emptied: emptiedBy(kept) });
  if (found !== null) {
    const whole = typeof found === 'string' ? found : describeHolds([...partly, ...found]);
    throw new HeldBack({ ...imported, held: whole, heldWhole: true });
  }
  imported.notes = await findNotes(trx, head, heldStates);
  imported.changes = await takeStaged(
    trx,
    { sourceId, auctioneers },
    head,
    now,
    async (inner, _sourceId, changes, listId) => {
      const taken = kept.map(({ name }) => ({ file: name }));
      imported.run = await recordRun(inner, { ...runOf(list, taken, imported), changes, listId }, now);
      if (imported.held)
        await recordRun(
          inner,
          {
            ...runOf(
              list,
              held.map(({ name }) => ({ file: name })),
              { ...imported, rows: 0, rejected: [], rejectedTotal: 0 },
            ),
            refused: imported.held,
          },
          now,
        );
    },
  );
  return imported;
}

const emptiedBy = (files: readonly StagedFile[]) =>
  files.flatMap(({ isEmpty, scope }) => (isEmpty ? scope : []));

async function stageFiles(
  trx: Database,
  sourceId: number,
  { listDate, files }: ListFiles,
  { source, progress }: IngestOptions,
): Promise<StagedFile[]> {
  const total = files.reduce((sum, { scanned }) => sum + scanned.lines, 0);
  const staged: StagedFile[] = [];
  let done = 0;
  for (const [file, opened] of files.entries())
    staged.push(
      await stageFile(trx, sourceId, { opened, file, endsLines: source.endsLines }, (lines) => {
        done += lines;
        progress?.(Math.min(done, total), total, `lista de ${listDate}`);
      }),
    );
  return staged;
}
