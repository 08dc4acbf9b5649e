import type { Database } from '../../platform/database/database.ts';
import { recordCommandRun } from './command-runs.repository.ts';
import { importList, Quarantined } from './import-list.ts';
import type { IngestOptions } from './ingest-options.ts';
import { noFigures, type Outcome } from './ingest-result.ts';
import type { ParsedList } from './parsed-list.ts';
import { describeFindings } from './quarantine.ts';

/** Imports one list, or puts it into quarantine whole or in part, and records its run in the same transaction. */
export async function importAndRecord(
  database: Database,
  list: ParsedList,
  { accept, now, progress }: Pick<IngestOptions, 'accept' | 'now' | 'progress'>,
): Promise<Outcome> {
  const { source, listDate } = list;
  const show = (done: number, total: number) => progress?.(done, total, `lista de ${listDate}`);
  try {
    return await database.transaction().execute(async (trx) => {
      const imported = await importList(trx, list, { accept, now, progress: show });
      const { figures, applied, changes, notes, quarantined } = imported;
      const files = applied.files.map(({ name }) => name);
      const run = await recordCommandRun(
        trx,
        { source, listDate, files, figures, imported: { listId: applied.id, changes, notes } },
        now,
      );
      const held = describeFindings(quarantined.findings);
      if (held !== null) {
        const left = quarantined.files.map(({ name }) => name);
        await recordCommandRun(
          trx,
          { source, listDate, files: left, figures: noFigures, refused: held },
          now,
        );
      }
      return { source, figures, changes, run, notes, held, stop: false };
    });
  } catch (error) {
    if (!(error instanceof Quarantined)) throw error;
    const { figures, check, whole } = error;
    const held = check.refusal ?? describeFindings(check.findings) ?? '';
    const files = list.files.map(({ name }) => name);
    await database
      .transaction()
      .execute((trx) => recordCommandRun(trx, { source, listDate, files, figures, refused: held }, now));
    return { source, figures, changes: null, run: null, notes: [], held, stop: whole };
  }
}
