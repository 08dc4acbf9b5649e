import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { ensureSource } from './ensure-source.ts';
import { readAuctioneers } from './record-changes.ts';
import type { ParsedList } from './parsed-list.ts';
import { stageFile } from './stage-file.ts';
import { type StagedFile, type StagedList, tables } from './staged-list.ts';

export type Progress = (done: number, total: number) => void;

/** Reads a list into temporary tables, a batch in memory at a time; `progress` counts its lines. */
export async function stageList(
  trx: Database,
  { files, ...parsed }: ParsedList,
  progress: Progress = () => {},
): Promise<StagedList> {
  const sourceId = await ensureSource(trx, parsed.source);
  const auctioneersBefore = await readAuctioneers(trx, sourceId);
  await createTables(trx);
  const total = files.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const staged: StagedFile[] = [];
  let done = 0;
  for (const [file, part] of files.entries())
    staged.push(
      await stageFile(trx, sourceId, { part, file }, (lines) => {
        done += lines;
        progress(Math.min(done, total), total);
      }),
    );
  const { incoming, unread } = tables;
  return { ...parsed, trx, sourceId, files: staged, auctioneersBefore, incoming, unread };
}

/** `incoming` has the columns of auctions that a list states, and the position of each row. */
async function createTables(trx: Database): Promise<void> {
  await sql`create temporary table ${tables.incoming} (
    uuid_key uuid, code text not null, title text, type smallint, modality text, direct_sale boolean, sale_method text, type_inferred boolean,
    subcategory_id smallint, kind text, uf text, state_id smallint, city_id integer, city_name text, district text,
    neighborhood text,
    address text, latitude double precision, longitude double precision, date_first timestamptz, date_second timestamptz,
    date_third timestamptz, minimum_first bigint, minimum_second bigint, minimum_third bigint, valuation bigint, area_total numeric(14, 2), area_private numeric(14, 2),
    area_land numeric(14, 2), bedrooms smallint, parking smallint, financing boolean, knows_financing boolean, extra text,
    link text, images text[], auctioneer_id integer, featured boolean, edital_url text,
    process_number text, occupancy text, accepts_fgts boolean, postal_code text, registration_number text,
    registration_office text, iptu_debt bigint, iptu_paid_by text, condominium_debt bigint, condominium_paid_by text,
    bids integer, fingerprint text,
    file integer not null, line integer not null, fits boolean, warning text
  ) on commit drop`.execute(trx);
  await sql`create temporary table ${tables.unread} (
    file integer not null, line integer not null, code text, uf text, reason text not null
  ) on commit drop`.execute(trx);
}
