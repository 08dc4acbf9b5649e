import { sql } from 'kysely';

import { type ImportedList, maxDaysBetween } from './imported-list.ts';
import { inRule } from './rule-modes.ts';

/**
 * Records which prices a list shows a step lower on the staircase, and which sales it shows in an online round that
 * were in none: the events that alerts may report (ALERT-14). After the forecasts, which read the falls.
 */
export async function recordSaleEvents({ trx, id, listDate, differing }: ImportedList): Promise<void> {
  await sql`
    insert into sale_events (list_id, auction_id, kind, old_price, new_price)
    select ${id}::integer, d.id, 'step', d.minimum_first, d.new_minimum
    from ${differing} d join price_forecasts f on f.auction_id = d.id and f.ended_by is null
    where d.new_minimum < d.minimum_first and d.new_valuation is not distinct from d.valuation
      and d.gone_since is null and not d.withdrawn
      and ${inRule(sql`d.sale_method`)} and ${inRule(sql`d.new_method`)}
      and ${listDate}::date - d.list_date <= ${maxDaysBetween}
      and f.list_id = ${id} and f.price = d.new_minimum and (f.kind = 'observed' or f.reason in ('ambiguous', 'end'))
    union all
    select ${id}::integer, id, 'online', minimum_first, new_minimum from ${differing}
    where new_method = 'online' and sale_method is distinct from 'online' and gone_since is null and not withdrawn
    order by 2, 3`.execute(trx);
}
