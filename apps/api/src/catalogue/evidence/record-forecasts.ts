import { sql } from 'kysely';

import { findFalls, readFall } from './falls.ts';
import type { ImportedList } from './imported-list.ts';
import { inRule } from './rule-modes.ts';
import { discountOf, writeFrequent } from './usual-steps.ts';

/** Ends the forecasts of listings that changed or were delisted, with the outcome where the price fell. */
async function endForecasts({ trx, id, touched, differing }: ImportedList, falls: string): Promise<void> {
  await sql`
    update price_forecasts f set ended_by = ${id}, outcome = o.outcome
    from ${touched} t left join ${differing} d on d.id = t.id
      left join jsonb_to_recordset(${falls}::jsonb) as o (id bigint, outcome text) on o.id = t.id
    where f.auction_id = t.id and f.ended_by is null and (t.how = 'gone' or d.gone_since is not null or d.withdrawn
      or (d.minimum_first, d.valuation, d.sale_method) is distinct from (d.new_minimum, d.new_valuation, d.new_method))`.execute(
    trx,
  );
}

/** Continues where only the mode changed: the same forecast applied in both. */
async function continueForecasts({ trx, id, differing }: ImportedList): Promise<void> {
  await sql`
    insert into price_forecasts (auction_id, list_id, kind, reason, on_direct, on_online, price, valuation, readings, next_price)
    select f.auction_id, ${id}::integer, f.kind, f.reason, f.on_direct or d.new_method = 'direct',
      f.on_online or d.new_method = 'online', f.price, f.valuation, f.readings, f.next_price
    from ${differing} d join price_forecasts f on f.auction_id = d.id and f.ended_by = ${id}
    where (d.minimum_first, d.valuation) is not distinct from (d.new_minimum, d.new_valuation)
      and d.gone_since is null and not d.withdrawn and ${inRule(sql`d.new_method`)}
    order by f.id`.execute(trx);
}

async function writeReadings({ trx, id, differing }: ImportedList, falls: string): Promise<void> {
  await sql`
    insert into price_forecasts (auction_id, list_id, kind, reason, on_direct, on_online, price, valuation, readings,
      next_price, cut_discount, cut_step)
    select d.id, ${id}::integer, case when r.reason is null then 'observed' end, r.reason, d.new_method = 'direct',
      d.new_method = 'online', d.new_minimum, d.new_valuation, r.readings, r.next,
      case when r.step is not null and d.minimum_first < d.valuation
        then ${discountOf(sql`d.minimum_first`, sql`d.valuation`)} end,
      case when d.minimum_first < d.valuation then r.step end
    from jsonb_to_recordset(${falls}::jsonb) as r (id bigint, readings jsonb, next bigint, reason text, step smallint)
      join ${differing} d on d.id = r.id
    order by d.id`.execute(trx);
  await sql`
    insert into price_forecasts (auction_id, list_id, reason, on_direct, on_online, price, valuation, readings)
    select d.id, ${id}::integer, 'changed_valuation', d.new_method = 'direct', d.new_method = 'online', d.new_minimum,
      d.new_valuation, '[]'
    from ${differing} d
    where d.new_valuation is distinct from d.valuation and d.valuation is not null and d.new_minimum is not null
      and d.gone_since is null and not d.withdrawn and ${inRule(sql`d.sale_method`)} and ${inRule(sql`d.new_method`)}
    order by d.id`.execute(trx);
}

/**
 * Evaluates the earlier forecasts by what the list asks, and makes the next ones (docs/decisions/0047): in one pass
 * over the prices that fell, the rest by statements over whole tables.
 */
export async function recordForecasts(list: ImportedList): Promise<void> {
  const falls = (await findFalls(list)).map(readFall);
  const text = JSON.stringify(falls);
  await endForecasts(list, text);
  await continueForecasts(list);
  await writeReadings(list, text);
  await writeFrequent(list);
}
