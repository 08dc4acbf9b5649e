import type { Centavos } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { matchesKind, matchesType } from './alert-codes.ts';

/** What an alert watches for, in the form's own codes (RULE-08). */
export interface AlertForm {
  propertyType: number;
  auctionType: number;
  cityIds: readonly number[];
  priceMin: Centavos;
  priceMax: Centavos;
}

const day = 86_400_000;

/**
 * How many auctions such an alert would have matched in the last 90 days, from the history: those that a list brought
 * as new, back, or changed in price or rounds while their price lay in the range. The price is the one of that list;
 * between the rounds it is the second minimum, by the dates as they are known now. Flagged ones do not count (LIST-09).
 */
export async function countPastMatches(
  database: Database,
  { propertyType, auctionType, cityIds, priceMin, priceMax }: AlertForm,
  now: Date,
  days = 90,
): Promise<number> {
  const since = calendarDate(new Date(now.getTime() - days * day));
  const { rows } = await sql<{ n: number }>`
    select count(distinct a.id)::integer as n
    from auctions a
      join standing_events e on e.auction_id = a.id and e.list_date > ${since}::date
        and e.kind in ('listed', 'returned', 'price', 'rounds')
      join lateral (
        select p.new::bigint as minimum from standing_events p
        where p.auction_id = a.id and p.id <= e.id and p.kind in ('listed', 'price')
        order by p.id desc limit 1) as known on true
    where a.city_id = any (${cityIds}::integer[]) and a.flagged_reason is null
      and ${matchesKind(sql`${propertyType}::smallint`, sql`a.subcategory_id`)}
      and ${matchesType(sql`${auctionType}::smallint`, sql`a.type`)}
      and case when a.date_first <= e.list_date::timestamp at time zone 'America/Sao_Paulo' and a.date_second is not null
        then coalesce(a.minimum_second, known.minimum) else known.minimum end between ${priceMin} and ${priceMax}`.execute(
    database,
  );
  return rows[0]!.n;
}
