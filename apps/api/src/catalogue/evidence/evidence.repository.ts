import type { CalendarDate } from '@martelo/domain/auction';
import type { ForecastKind, Silence } from '@martelo/domain/evidence';
import type { StaircaseReading } from '@martelo/domain/price-staircase';
import { neighborhoodKey } from '@martelo/domain/neighborhood-key';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { AuctionRow } from '../auctions/auction-row.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { isRuleSource, ruleModeOf, type RuleMode } from './rule-modes.ts';

/** An auction's current forecast of the next price. */
export interface ForecastRow {
  kind: ForecastKind | null;
  reason: Extract<Silence, 'off_rule' | 'ambiguous' | 'end' | 'changed_valuation'> | null;
  price: number;
  readings: StaircaseReading[];
  next_price: number | null;
  list_date: CalendarDate;
  hits: number | null;
  further: number | null;
  falls: number | null;
  from_date: CalendarDate | null;
  to_date: CalendarDate | null;
}

/** Older numbers of commercial and rural, which count with the newer ones. */
const olderNumbers: Readonly<Record<number, number>> = { 5: 10, 6: 11 };

export interface OddsRow {
  measure: 'stay' | 'falls' | 'returns';
  k: number;
  n: number;
  low: number | null;
  high: number | null;
  q1: number | null;
  median: number | null;
  q3: number | null;
  from_date: CalendarDate;
  to_date: CalendarDate;
}

export interface RankRow {
  discount_scope: 'city' | 'state' | null;
  discount_below: number;
  discount_equal: number;
  discount_n: number;
  metre_scope: 'city' | 'state' | null;
  metre_area: 'private' | 'total' | 'land';
  metre_below: number;
  metre_equal: number;
  metre_n: number;
}

export interface MarketRow {
  basis: 'asked' | 'declared' | 'assessed';
  neighborhood: string;
  measure: 'price' | 'private' | 'total' | 'land' | 'built';
  n: number;
  q1: number;
  median: number;
  q3: number;
  from_date: CalendarDate;
  to_date: CalendarDate;
}

/** Reads what was stored when lists were imported; nothing is computed here. */
export function evidenceRepository(database: Database) {
  return {
    /** The mode by which the auction follows the rule; null where its source or kind of sale does not. */
    async ruleMode({ id, sale_method: method }: AuctionRow): Promise<RuleMode | null> {
      const { rows } = await sql<{ code: string }>`
        ${prepared('code-of-source')}
        select s.code from auctions a join sources s on s.id = a.source_id where a.id = ${id}`.execute(
        database,
      );
      return rows[0] && isRuleSource(rows[0].code) ? ruleModeOf(method) : null;
    },

    async forecast(id: number, mode: RuleMode): Promise<ForecastRow | null> {
      const { rows } = await sql<ForecastRow>`
        ${prepared('forecast-of-auction')}
        select f.kind, f.reason, f.price, f.readings, f.next_price, l.list_date, p.hits, p.further, p.falls,
          p.from_date, p.to_date
        from price_forecasts f join lists l on l.id = f.list_id
          left join forecast_proofs p on p.source_id = l.source_id and p.mode = ${mode} and p.kind = f.kind
        where f.auction_id = ${id} and f.ended_by is null`.execute(database);
      return rows[0] ?? null;
    },

    async odds({ id, sale_method: method }: AuctionRow): Promise<OddsRow[]> {
      const { rows } = await sql<OddsRow>`
        ${prepared('odds-of-auction')}
        select measure, k, n, low, high, q1, median, q3, from_date, to_date from mode_odds
        where source_id = (select source_id from auctions where id = ${id}) and mode = ${method}`.execute(
        database,
      );
      return rows;
    },

    /** What lists ask and what sales cost of its type in its neighbourhood, as each spells it, and its city. */
    async market({
      id,
      city_id: city,
      neighborhood,
      subcategory_id: type,
    }: AuctionRow): Promise<MarketRow[]> {
      if (city === null || type === null) return [];
      const key = neighborhoodKey(neighborhood ?? '');
      const kind = olderNumbers[type] ?? type;
      const { rows } = await sql<MarketRow>`
        ${prepared('market-of-auction')}
        select 'asked' as basis, neighborhood, measure, n, q1, median, q3, from_date, to_date from list_medians
        where city_id = ${city} and type = ${kind}
          and neighborhood in ('', (select lower(unaccent(neighborhood)) from auctions where id = ${id}))
        union all
        select basis, neighborhood, measure, n, q1, median, q3, from_date, to_date from sale_medians
        where city_id = ${city} and type = ${kind} and neighborhood in ('', ${key})`.execute(database);
      return rows;
    },

    async rank(id: number): Promise<RankRow | null> {
      const { rows } = await sql<RankRow>`
        ${prepared('rank-of-auction')}
        select discount_scope, discount_below, discount_equal, discount_n, metre_scope, metre_area, metre_below,
          metre_equal, metre_n
        from auction_ranks where auction_id = ${id}`.execute(database);
      return rows[0] ?? null;
    },
  };
}
