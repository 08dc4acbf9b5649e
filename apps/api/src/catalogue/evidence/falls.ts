import {
  type ForecastOutcome,
  assessForecast,
  narrowReadings,
  nextStepPrice,
  readCut,
  type StaircaseReading,
  staircaseRates,
} from '@martelo/domain/price-staircase';
import { sql } from 'kysely';

import { type ImportedList, maxDaysBetween } from './imported-list.ts';
import { inRule } from './rule-modes.ts';

/** A price that a list lowered, and what was forecast for it. */
interface Fall {
  id: number;
  before: number;
  after: number;
  days: number;
  readings: StaircaseReading[] | null;
  has_forecast: boolean;
}

/** The outcome of a fall. */
interface Read {
  id: number;
  /** Of the price that was forecast for it; null where none was. */
  outcome: ForecastOutcome | null;
  readings: readonly StaircaseReading[];
  next: number | null;
  reason: 'off_rule' | 'ambiguous' | 'end' | null;
  /** The price's earlier step, where the cut alone has only one reading. */
  step: number | null;
}

/** Prices that a list lowered, at the same valuation, of sales that are in the rule before and after. */
export async function findFalls({ trx, differing, listDate }: ImportedList): Promise<Fall[]> {
  const { rows } = await sql<Fall>`
    select d.id, d.minimum_first as before, d.new_minimum as after, ${listDate}::date - d.list_date as days,
      f.readings, f.next_price is not null as has_forecast
    from ${differing} d left join price_forecasts f on f.auction_id = d.id and f.ended_by is null
    where d.new_minimum < d.minimum_first and d.new_valuation is not distinct from d.valuation
      and d.gone_since is null and not d.withdrawn
      and ${inRule(sql`d.sale_method`)} and ${inRule(sql`d.new_method`)}
      and ${listDate}::date - d.list_date <= ${maxDaysBetween}
    order by d.id`.execute(trx);
  return rows;
}

export function readFall({
  id,
  before,
  after,
  days,
  readings: known,
  has_forecast: hasForecast,
}: Fall): Read {
  const forecast = hasForecast ? known?.[0] : undefined;
  const outcome = forecast ? assessForecast(forecast, after) : null;
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
