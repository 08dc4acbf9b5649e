import { fold } from '@martelo/domain/fold';
import { sql } from 'kysely';

import { matchesKind } from '../alerts/alert-codes.ts';
import { isShown } from '../../catalogue/auctions/visible-auctions.ts';

export type Tab = 'open' | 'dismissed' | 'expired';

export interface OpportunityFilters {
  keyword?: string | undefined;
  property_type?: number | undefined;
  favorites?: boolean | undefined;
  ending_soon?: boolean | undefined;
  high_discount?: boolean | undefined;
}

/** Per cent from which a discount is high, and the days within which an auction is ending (OPP-02). */
const highDiscount = 30;
const endingDays = 7;
/** After the best ones: a viewed discount stays in the list. */
const lastPlace = 1000;

const dismissed = sql`
  select auction_id, reason, alert_id, matched_at, viewed_at, dismissed_at, place from stored
  where dismissed_at is not null`;

/** What alerts found, and the best discounts that the customer has not dismissed. */
const undismissed = (best: readonly number[]) => sql`
  select auction_id, reason, alert_id, matched_at, viewed_at, dismissed_at, place from stored
  where dismissed_at is null and reason = 'alert'
  union all
  select b.id, 'discount', null, k.matched_at, k.viewed_at, k.dismissed_at, b.place
  from unnest(${best}::bigint[]) with ordinality as b (id, place) left join stored k on k.auction_id = b.id
  where k.auction_id is null or k.reason = 'discount' and k.dismissed_at is null
  union all
  select auction_id, reason, alert_id, matched_at, viewed_at, dismissed_at, ${lastPlace} from stored
  where dismissed_at is null and reason = 'discount' and auction_id <> all (${best}::bigint[])`;

/**
 * Everything that is offered to a customer in one tab, as the table `offered`: what alerts found, and in the open one
 * the best discounts that the customer has not dismissed; among the dismissed, what is still open of those that were.
 * Without hidden auctions (LIST-09). Those that left their list or whose last round is past are the expired ones; a
 * sale without a date stays open, and so does one whose second round is known without its date (LABEL-05).
 */
export function offered(personId: number, best: readonly number[], tab: Tab, now: Date) {
  const over = sql`(a.gone_since is not null or n.ends_at = 'infinity' and n.next_change < 'infinity' and not n.pending)`;
  return sql`
    stored as (
      select auction_id, reason, alert_id, matched_at, viewed_at, dismissed_at, null::bigint as place
      from opportunities where person_id = ${personId}
    ), selected as (${tab === 'dismissed' ? dismissed : undismissed(best)}
    ), offered as (
      select w.*, a.title, a.first_listed, n.subcategory_id, n.ends_at, coalesce(c.name, a.city_name, '') as city,
        exists (select from favorites f where f.person_id = ${personId} and f.auction_id = a.id) as is_favorite,
        ${tab !== 'expired' ? sql`n.ends_at <= ${now}::timestamptz + ${endingDays} * interval '1 day'` : sql`false`} as ending_soon,
        least(greatest(a.date_first, a.date_second, a.date_third), a.gone_since::timestamp at time zone 'America/Sao_Paulo') as over_at,
        coalesce(floor((a.valuation - n.price) / nullif(a.valuation, 0)::double precision * 100 + 0.5), 0)
          >= ${highDiscount} as high_discount
      from selected w
        join auctions a on a.id = w.auction_id and ${isShown(now)}
        join auctions_at(array(select auction_id from selected), ${now}::timestamptz) n on n.auction_id = a.id
        left join cities c on c.id = a.city_id
      where ${tab === 'expired' ? over : sql`not ${over}`}
    )`;
}

/** The rows of `offered` that pass the filters (OPP-02). */
export function matching(filters: OpportunityFilters) {
  const words = fold(filters.keyword ?? '').trim();
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    sql`true`,
    ...(words ? [sql`lower(unaccent(title || ' ' || city)) like ${pattern}`] : []),
    ...(filters.property_type
      ? [matchesKind(sql`${filters.property_type}::smallint`, sql`subcategory_id`)]
      : []),
    ...(filters.favorites ? [sql`is_favorite`] : []),
    ...(filters.ending_soon ? [sql`ending_soon`] : []),
    ...(filters.high_discount ? [sql`high_discount`] : []),
  ];
  return sql.join(conditions, sql` and `);
}
