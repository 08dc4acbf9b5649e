import { sql } from 'kysely';

import type { OpenDatabase } from '../../../platform/database/database.ts';
import { ingestFiles } from '../ingest.ts';
import type { IngestOptions } from '../ingest-options.ts';
import type { IngestResult } from '../ingest-result.ts';
import { caixa } from '../sources/caixa.ts';
import { caixaText, latin } from './caixa-text.ts';

const now = new Date('2026-07-10T12:00Z');

/** Imports Caixa's lists into an open database, and reads what they wrote there. */
export function importedLists({ database }: Pick<OpenDatabase, 'database'>) {
  const importFiles = (
    files: Readonly<Record<string, Uint8Array>>,
    options: Partial<IngestOptions> = {},
  ): Promise<IngestResult> =>
    ingestFiles(
      database,
      Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
      { source: caixa, accept: [], listDate: null, now, ...options },
    );
  const rows = async <Row>(query: string) => (await sql.raw<Row>(query).execute(database)).rows;
  return {
    importFiles,
    /** One list of a date, `dd/mm/yyyy`, of all the rows. */
    importList: (date: string, lines: readonly string[], options?: Partial<IngestOptions>) =>
      importFiles({ 'lista.csv': latin(caixaText(date, lines)) }, options),
    rows,
    /** The state of all properties, to compare with an earlier one. */
    known: () => rows('select * from auctions order by id'),
    /** Events after the first listing, as `code kind`. */
    events: async () =>
      (
        await rows<{ event: string }>(`
          select a.code || ' ' || e.kind as event from auction_events e join auctions a on a.id = e.auction_id
          where e.kind <> 'listed' order by e.id`)
      ).map(({ event }) => event),
    gone: async () =>
      (
        await rows<{ code: string }>('select code from auctions where gone_since is not null order by code')
      ).map(({ code }) => code),
    /** Empties what lists fill. */
    clear: () =>
      sql`truncate auction_events, auction_search, lists, auctions, feed_lines, feed_runs, 
        counts_by_neighborhood restart identity cascade`.execute(database),
  };
}
