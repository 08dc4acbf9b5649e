import type { AlertEvent } from '@martelo/domain/alert';
import { type AlertQuery, alertChips, fromAlertQuery } from '@martelo/domain/alert-filters';
import { sql } from 'kysely';

import { filterNames } from '../../catalogue/search/filter-names.ts';
import type { Database } from '../../platform/database/connection.ts';

/** An alert as it is stored, with its cities and what it has found; prices in centavos. */
export interface AlertRow {
  id: number;
  property_type: number;
  auction_type: number;
  price_min: number;
  price_max: number;
  name: string | null;
  /** As on the wire. */
  filters: AlertQuery;
  /** Each of them in words. */
  filter_labels: { id: string; label: string }[];
  /** The events that it notifies of. */
  tells: AlertEvent[];
  paused_at: Date | null;
  created_at: Date;
  cities: { id: number; name: string; uf: string }[];
  total: number;
  today: number;
  week: number;
  last_match_at: Date | null;
}

export interface AlertStats {
  total: number;
  active: number;
  paused: number;
  today: number;
  week: number;
}

/** The last midnight, or the last Monday's, before `now` in São Paulo. */
const start = (of: 'day' | 'week', now: Date) =>
  sql`date_trunc(${sql.lit(of)}, ${now}::timestamptz at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'`;

/** Counts of opportunities `o` whose auction `a` is not flagged (LIST-09). */
const found = (now: Date) => sql`
  count(a.id) filter (where o.matched_at >= ${start('day', now)})::integer as today,
  count(a.id) filter (where o.matched_at >= ${start('week', now)})::integer as week`;

/** The alerts that `which` (`where …`) picks, the newest first. */
export async function readAlerts(
  database: Database,
  which: ReturnType<typeof sql>,
  now: Date,
): Promise<AlertRow[]> {
  const { rows } = await sql<Omit<AlertRow, 'filter_labels'>>`
    with picked as (select * from alerts ${which})
    select p.id, p.property_type, p.auction_type, p.price_min, p.price_max, p.name, p.filters, p.tells, p.paused_at, p.created_at,
      c.cities, m.*
    from picked p
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'uf', s.uf) order by c.name, c.id),
          '[]') as cities
        from alert_cities t join cities c on c.id = t.city_id join states s on s.id = c.state_id
        where t.alert_id = p.id) as c
      cross join lateral (
        select count(a.id)::integer as total, max(o.matched_at) filter (where a.id is not null) as last_match_at,
          ${found(now)}
        from opportunities o join auctions a on a.id = o.auction_id and a.flagged_reason is null
        where o.person_id = p.person_id and o.alert_id = p.id) as m
    order by p.created_at desc, p.id desc`.execute(database);
  const filters = rows.map((row) => fromAlertQuery(row.filters));
  const names = await filterNames(database, filters);
  return rows.map((row, at) => ({
    ...row,
    filter_labels: alertChips(filters[at]!, names).map(({ id, label }) => ({ id, label })),
  }));
}

/** How many a customer has, and what all of them found today and this week, those deleted since too. */
export async function readAlertStats(database: Database, personId: number, now: Date): Promise<AlertStats> {
  const { rows } = await sql<AlertStats>`
    select own.*, m.* from
      (select count(*)::integer as total, count(*) filter (where paused_at is null)::integer as active,
        count(paused_at)::integer as paused from alerts where person_id = ${personId}) as own,
      (select ${found(now)}
        from opportunities o join auctions a on a.id = o.auction_id and a.flagged_reason is null
        where o.person_id = ${personId} and o.reason = 'alert') as m`.execute(database);
  return rows[0]!;
}
