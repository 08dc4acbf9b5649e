import type { CalendarDate } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import type { Silence } from '@martelo/domain/evidence';
import { toReais } from '@martelo/domain/money';
import { isProven, staircaseOf } from '@martelo/domain/price-staircase';
import type { components } from '@martelo/openapi/schema';

import type { AuctionRow } from '../auctions/auction-row.ts';
import type { EventRow } from '../auctions/auctions.repository.ts';
import type { ForecastRow } from './evidence.repository.ts';
import { maxDaysBetween } from './imported-list.ts';
import type { RuleMode } from './rule-modes.ts';
import { stepDates } from './step-dates.ts';

type WireNextPrice = components['schemas']['NextPrice'];

const day = 86_400_000;
const daysSince = (date: CalendarDate, now: Date) =>
  Math.round((Date.parse(calendarDate(now)) - Date.parse(date)) / day);

/** Why there is no forecast of the auction's next price; null where there is one. */
function silenceOf(
  row: AuctionRow,
  mode: RuleMode | null,
  forecast: ForecastRow | null,
  now: Date,
): Silence | null {
  if (!mode) return 'not_in_rule';
  if (row.gone_since !== null) return 'gone';
  if (daysSince(row.list_date, now) > maxDaysBetween) return 'stale';
  if (!forecast) return 'one_list';
  if (forecast.reason) return forecast.reason;
  const { hits, further, falls } = forecast;
  return hits !== null && further !== null && falls !== null && isProven({ hits, further, falls })
    ? null
    : 'unproven';
}

function serializeProof({
  hits,
  further,
  falls,
  from_date: from,
  to_date: to,
}: ForecastRow): WireNextPrice['proof'] {
  if (hits === null || further === null || falls === null || from === null || to === null) return null;
  return { hits, further, falls, from, to };
}

function serializeSteps(
  { readings: [reading] }: ForecastRow,
  events: readonly EventRow[],
): WireNextPrice['steps'] {
  if (!reading) return [];
  const dates = stepDates(events, reading.start);
  return staircaseOf(reading.start).map(({ rate, price }, step) => ({
    rate: rate / 1000,
    price: toReais(price),
    list_date: step > reading.step ? null : (dates.get(step) ?? null),
    state: step < reading.step ? 'past' : step > reading.step ? 'future' : 'current',
  }));
}

/** The next price as the wire has it, with its proof, or the reason why there is none (NEXT-10). */
export function serializeNextPrice(
  row: AuctionRow,
  mode: RuleMode | null,
  forecast: ForecastRow | null,
  events: readonly EventRow[],
  now: Date,
): WireNextPrice {
  const reason = silenceOf(row, mode, forecast, now);
  const known = forecast && (reason === null || reason === 'unproven') ? forecast : null;
  const shown = reason === null ? forecast : null;
  return {
    reason,
    kind: known?.kind ?? null,
    mode,
    list_date: known?.list_date ?? null,
    start_price: toReais(shown?.readings[0]?.start ?? null),
    price: toReais(row.minimum_first),
    next: toReais(shown?.next_price ?? null),
    steps: shown ? serializeSteps(shown, events) : [],
    proof: known && serializeProof(known),
  };
}
