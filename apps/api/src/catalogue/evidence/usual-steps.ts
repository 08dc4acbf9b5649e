import { nextStepPrice, staircaseRates } from '@martelo/domain/price-staircase';
import { sql } from 'kysely';

import type { ImportedList } from './imported-list.ts';
import { inRule } from './rule-modes.ts';

/** For how many days the steps of other listings count for those with the same discount. */
const learnedDays = 365;
const minAlike = 5;

/** In hundredths of a per cent, rounded up as the source does. */
export const discountOf = (price: ReturnType<typeof sql>, valuation: ReturnType<typeof sql>) =>
  sql`ceil((${valuation} - ${price}) * 10000::numeric / ${valuation})::integer`;

/** The step at which most listings with a discount stood when they fell, as far as one comes after it (NEXT-06). */
async function findUsualSteps({ trx, sourceId, listDate }: ImportedList) {
  const { rows } = await sql<{ discount: number; step: number; alike: number }>`
    select c.cut_discount as discount, c.cut_step as step, (sum(count(*)) over (partition by c.cut_discount))::integer as alike
    from price_forecasts c join lists l on l.id = c.list_id
    where l.source_id = ${sourceId} and l.list_date > ${listDate}::date - ${learnedDays}::integer and c.cut_step is not null
    group by c.cut_discount, c.cut_step order by c.cut_discount, count(*) desc, c.cut_step`.execute(trx);
  const firsts = rows.filter(({ discount }, at) => discount !== rows[at - 1]?.discount);
  return firsts.flatMap(({ discount, step, alike }) => {
    if (alike < minAlike || nextStepPrice({ step, start: 1000 }) === null) return [];
    return [{ discount, step, rate: staircaseRates[step], next_rate: staircaseRates[step + 1] }];
  });
}

/** The weaker kind, for listings without a statement of their own; stored as any other before the next list comes. */
export async function writeFrequent(list: ImportedList): Promise<void> {
  const { trx, id, sourceId } = list;
  const usual = await findUsualSteps(list);
  if (usual.length === 0) return;
  await sql`
    with bare as materialized (
      select a.id, a.sale_method, a.minimum_first, a.valuation,
        ${discountOf(sql`a.minimum_first`, sql`a.valuation`)} as discount
      from auctions a left join price_forecasts f on f.auction_id = a.id and f.ended_by is null
      where a.source_id = ${sourceId} and ${inRule(sql`a.sale_method`)} and a.gone_since is null
        and a.minimum_first < a.valuation and f.id is null
    )
    insert into price_forecasts (auction_id, list_id, kind, on_direct, on_online, price, valuation, readings, next_price)
    select b.id, ${id}::integer, 'frequent', b.sale_method = 'direct', b.sale_method = 'online', b.minimum_first, b.valuation,
      jsonb_build_array(jsonb_build_object('step', u.step, 'start', round(b.minimum_first * 1000::numeric / u.rate))),
      round(b.minimum_first * u.next_rate::numeric / u.rate)
    from bare b join jsonb_to_recordset(${JSON.stringify(usual)}::jsonb)
      as u (discount integer, step integer, rate integer, next_rate integer) on u.discount = b.discount
    order by b.id`.execute(trx);
}
