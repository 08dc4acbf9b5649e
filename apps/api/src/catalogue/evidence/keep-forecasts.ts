import {
  type ForecastOutcome,
  judgeForecast,
  narrowReadings,
  nextStepPrice,
  readCut,
  type StaircaseReading,
  staircaseRates,
} from '@martelo/domain/price-staircase';
import { sql } from 'kysely';

import { type ImportedList, maxDaysBetween } from './imported-list.ts';
import { inRule } from './rule-modes.ts';

/** For so many days the steps of other listings count for those with the same discount. */
const learnedDays = 365;
const leastAlike = 5;

interface Fall {
  id: number;
  before: number;
  after: number;
  days: number;
  readings: StaircaseReading[] | null;
  is_told: boolean;
}

/** What a fall came to. */
interface Read {
  id: number;
  /** Of the price that was told for it; null where none was. */
  outcome: ForecastOutcome | null;
  readings: readonly StaircaseReading[];
  next: number | null;
  reason: 'off_rule' | 'ambiguous' | 'end' | null;
  /** The step that the price was at before, where the cut has one reading by itself. */
  step: number | null;
}

/** Prices that a list lowered, at the same valuation, of sales that are in the rule before and after. */
async function findFalls({ trx, differing, listDate }: ImportedList): Promise<Fall[]> {
  const { rows } = await sql<Fall>`
    select d.id, d.minimum_first as before, d.new_minimum as after, ${listDate}::date - d.list_date as days,
      f.readings, f.next_price is not null as is_told
    from ${differing} d left join price_forecasts f on f.auction_id = d.id and f.ended_by is null
    where d.new_minimum < d.minimum_first and d.new_valuation is not distinct from d.valuation
      and d.gone_since is null and not d.withdrawn
      and ${inRule(sql`d.sale_method`)} and ${inRule(sql`d.new_method`)}
      and ${listDate}::date - d.list_date <= ${maxDaysBetween}
    order by d.id`.execute(trx);
  return rows;
}

function readFall({ id, before, after, days, readings: known, is_told: isTold }: Fall): Read {
  const told = isTold ? known?.[0] : undefined;
  const outcome = told ? judgeForecast(told, after) : null;
  const seen = readCut({ before, after, days });
  const readings = narrowReadings(known ?? [], seen);
  const [reading] = readings;
  const [alone] = seen;
  const step = alone && seen.length === 1 ? stepBefore(alone, before) : null;
  if (!reading) return { id, outcome, readings, next: null, reason: 'off_rule', step };
  if (readings.length > 1) return { id, outcome, readings, next: null, reason: 'ambiguous', step };
  const next = nextStepPrice(reading);
  return { id, outcome, readings, next, reason: next === null ? 'end' : null, step };
}

/** The step whose price is nearest to the one before the cut. */
function stepBefore({ start }: StaircaseReading, before: number): number {
  const off = staircaseRates.map((rate) => Math.abs((start * rate) / 1000 - before));
  return off.indexOf(Math.min(...off));
}

/** Ends what was told of listings that changed or are gone, with its outcome where the price fell. */
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

/** What goes on where only the mode changed: the same statement stood in both. */
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

/** In hundredths of a per cent, rounded up as the source does. */
const discountOf = (price: ReturnType<typeof sql>, valuation: ReturnType<typeof sql>) =>
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
    if (alike < leastAlike || nextStepPrice({ step, start: 1000 }) === null) return [];
    return [{ discount, step, rate: staircaseRates[step], next_rate: staircaseRates[step + 1] }];
  });
}

/** The weaker kind, for listings without a statement of their own; stored as any other before the next list comes. */
async function writeFrequent(list: ImportedList): Promise<void> {
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

/**
 * Judges what was told before the list by what the list asks, and tells what comes next (docs/decisions/0047): in one
 * pass over the prices that fell, the rest by statements over whole tables.
 */
export async function keepForecasts(list: ImportedList): Promise<void> {
  const falls = (await findFalls(list)).map(readFall);
  const text = JSON.stringify(falls);
  await endForecasts(list, text);
  await continueForecasts(list);
  await writeReadings(list, text);
  await writeFrequent(list);
}
