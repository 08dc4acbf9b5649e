import { sql } from 'kysely';

import { benchNow, generateAuctions } from '../../../../bench/generate-auctions.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refreshSearch } from '../search-table.ts';
import { generateEvidence } from './generate-evidence.ts';

/** Generated auctions that differ in every filter of lists, of two sources; ids are 1 to `size`. */
export async function generateVariedAuctions(database: Database, size: number): Promise<void> {
  await generateAuctions(database, size);
  await sql`insert into sources (code, name) values ('outra', 'Outra')`.execute(database);
  await sql`insert into auctioneers (source_id, name) select 2, 'Leiloeiro ' || n from generate_series(1, 5) n`.execute(
    database,
  );
  await sql`update auctions set auctioneer_id = 1 + id % 5, source_id = 2 where id % 3 = 0`.execute(database);
  await sql`update auctions set kind = 'Sobrado' where id % 4 = 1 and subcategory_id = 1`.execute(database);
  await sql`update auctions set area_private = null, area_land = 150 + id % 900 where id % 6 = 0`.execute(
    database,
  );
  await sql`update auctions set area_total = area_private + 20 where id % 2 = 0`.execute(database);
  await sql`update auctions set parking = id % 4 where id % 5 = 0`.execute(database);
  await sql`update auctions set occupancy = case when id % 7 < 3 then 'vacant' else 'occupied' end,
    accepts_fgts = id % 2 = 0 where id % 3 = 1`.execute(database);
  await sql`update auctions set sale_method = case when modality = 'Venda Online' then 'online'
    when modality = 'Licitação Aberta' then 'tender' when modality like 'Leilão SFI%' then 'sfi'
    when direct_sale then 'direct' else 'rounds' end where id % 11 > 0`.execute(database);
  await sql`update auctions set valuation = null where id % 13 = 0`.execute(database);
  await sql`update auctions set date_third = date_second + interval '15 days',
    minimum_third = case when id % 8 = 2 then minimum_second / 3 end
    where id % 4 = 2 and date_second is not null`.execute(database);
  await database.transaction().execute((trx) =>
    refreshSearch(
      trx,
      Array.from({ length: size }, (_, at) => at + 1),
      [],
      benchNow,
    ),
  );
  await generateEvidence(database);
}
