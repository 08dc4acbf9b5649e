import type { CalendarDate } from '@martelo/domain/auction';
import type { ForecastKind, Silence } from '@martelo/domain/evidence';
import type { StaircaseReading } from '@martelo/domain/price-staircase';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { AuctionRow } from '../auctions/auction-row.ts';
import { isRuleSource, ruleModeOf, type RuleMode } from './rule-modes.ts';

/** What stands of an auction's next price. */
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

/** Reads what was kept when lists were taken in; nothing is reckoned here. */
export function evidenceRepository(database: Database) {
  return {
    /** The mode by which the auction follows the rule; null where its source or kind of sale does not. */
    async ruleMode({ id, sale_method: method }: AuctionRow): Promise<RuleMode | null> {
      const { rows } = await sql<{ code: string }>`
        select s.code from auctions a join sources s on s.id = a.source_id where a.id = ${id}`.execute(
        database,
      );
      return rows[0] && isRuleSource(rows[0].code) ? ruleModeOf(method) : null;
    },

    async forecast(id: number, mode: RuleMode): Promise<ForecastRow | null> {
      const { rows } = await sql<ForecastRow>`
        select f.kind, f.reason, f.price, f.readings, f.next_price, l.list_date, p.hits, p.further, p.falls,
          p.from_date, p.to_date
        from price_forecasts f join lists l on l.id = f.list_id
          left join forecast_proofs p on p.source_id = l.source_id and p.mode = ${mode} and p.kind = f.kind
        where f.auction_id = ${id} and f.ended_by is null`.execute(database);
      return rows[0] ?? null;
    },

    async odds({ id, sale_method: method }: AuctionRow): Promise<OddsRow[]> {
      const { rows } = await sql<OddsRow>`
        select measure, k, n, low, high, q1, median, q3, from_date, to_date from mode_odds
        where source_id = (select source_id from auctions where id = ${id}) and mode = ${method}`.execute(
        database,
      );
      return rows;
    },

    async rank(id: number): Promise<RankRow | null> {
      const { rows } = await sql<RankRow>`
        select discount_scope, discount_below, discount_equal, discount_n, metre_scope, metre_area, metre_below,
          metre_equal, metre_n
        from auction_ranks where auction_id = ${id}`.execute(database);
      return rows[0] ?? null;
    },
  };
}
