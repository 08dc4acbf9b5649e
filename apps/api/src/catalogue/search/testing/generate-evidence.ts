import { sql } from 'kysely';

import { benchNow } from '../../../../bench/generate-auctions.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refreshSearchEvidence } from '../../evidence/refresh-search-evidence.ts';
import { refreshRanks } from '../../evidence/refresh-ranks.ts';

/**
 * Next prices of generated auctions, some of them not to be shown: no price, an ended forecast, a proof that fails, a
 * list that is too old. Ranks by the import's own statement.
 */
export async function generateEvidence(database: Database): Promise<void> {
  await sql`delete from search_evidence`.execute(database);
  await sql`update auctions set list_date = '2026-02-07' where id % 17 = 0`.execute(database);
  await sql`update auctions set list_date = '2026-02-08' where id % 17 = 1`.execute(database);
  await sql`
    insert into price_forecasts (auction_id, list_id, kind, reason, on_direct, on_online, price, valuation, readings, next_price,
      ended_by)
    select id, 1, case when id % 5 = 0 then 'frequent' else 'observed' end, case when id % 6 = 0 then 'end' end,
      sale_method = 'direct', sale_method = 'online',
      minimum_first, valuation, '[]', case when id % 6 > 0 then minimum_first * 95 / 100 end, case when id % 23 = 0 then 2 end
    from auctions where sale_method is not null and id % 4 > 0`.execute(database);
  await sql`
    insert into forecast_proofs (source_id, mode, kind, hits, further, falls, from_date, to_date)
    select source, mode, kind, hits, 0, falls, '2025-12-10', '2026-03-09' from (values
      (1, 'direct', 'observed', 85, 100), (1, 'online', 'observed', 84, 100), (1, 'direct', 'frequent', 49, 49),
      (1, 'online', 'frequent', 50, 50), (2, 'direct', 'observed', 90, 100)) as p (source, mode, kind, hits, falls)`.execute(
    database,
  );
  await database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`select distinct state_id as id from auctions`.execute(trx);
    await refreshRanks(
      trx,
      rows.map(({ id }) => id),
    );
    await refreshSearchEvidence(trx, [], ['none'], benchNow.toISOString().slice(0, 10));
  });
}
