import { sql } from 'kysely';

import type { Database } from '../platform/database/database.ts';
import { quarantineReasons } from '../catalogue/ingestion/quarantine.ts';
import { ingestFiles } from '../catalogue/ingestion/ingest.ts';
import { listSources } from '../catalogue/ingestion/sources/index.ts';
import { makeDemonstrationAccounts } from './accounts.ts';
import { loadCustomerContent } from './customer-content.ts';
import { demonstrationLists } from './demonstration-lists.ts';

/** Fills a database without any list with the generated ones, by the same import as real ones. */
export async function loadDemonstration(database: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ empty: boolean; invented: boolean }>`
    select not exists (select from lists) as empty, exists (select from sources where sample) as invented`.execute(
    database,
  );
  const { empty, invented } = rows[0]!;
  // Their password is public: beside real lists they would be a security hole.
  if (empty || invented) await makeDemonstrationAccounts(database, now);
  if (!empty) return;
  for (const { source: code, files } of demonstrationLists(now)) {
    const format = listSources.find((candidate) => candidate.code === code)!;
    const source = { ...format, code: `demonstracao-${code}`, name: 'Demonstração (dados inventados)' };
    await ingestFiles(database, files, {
      source,
      sample: true,
      accept: quarantineReasons,
      listDate: null,
      now,
    });
  }
  await loadCustomerContent(database, now);
}
