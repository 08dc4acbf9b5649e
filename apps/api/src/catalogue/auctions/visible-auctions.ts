import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

/**
 * Whether auction `a` is shown to somebody who saved it. Flagged ones, those without a price and those that ended over
 * 30 days ago are hidden everywhere (LIST-09), and so is what was only in lists that were undone; those that left their
 * list stay, marked by `gone_since`.
 */
export const isShown = (now: Date) => sql`(a.flagged_reason is null and a.withdrawn_at is null
  and a.minimum_first is not null
  and coalesce(greatest(a.date_first, a.date_second, a.date_third) + interval '30 days' > ${now}::timestamptz, true))`;

/**
 * Whether an auction is in a list that is still current on `day`: what an older one says may be outdated (LABEL-08).
 */
export const isCurrent = (id: ReturnType<typeof sql>, day: CalendarDate) => sql`
  exists (select from auctions c join sources o on o.id = c.source_id
    where c.id = ${id} and c.list_date >= ${day}::date - o.fresh_days)`;
