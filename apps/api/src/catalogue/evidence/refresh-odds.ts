import { type StayCount, stayQuartiles } from '@martelo/domain/stay-quartiles';
import { wilsonInterval } from '@martelo/domain/wilson-interval';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { type ImportedList, maxDaysBetween } from './imported-list.ts';

const stayDays = 365;
const fallDays = 90;
/** With fewer there is no figure. */
const least = 30;

/**
 * Since when the lists of each state follow each other without too long a gap: `uf` and the `day` of the first of them
 * (ODDS-06).
 */
const followed = (sourceId: number) => sql`
  select uf, max(list_date) filter (where before is null or list_date - before > ${maxDaysBetween}) as day from (
    select uf, l.list_date, lag(l.list_date) over (partition by uf order by l.list_date, l.id) as before
    from standing_lists l cross join lateral unnest(l.scope) as uf where l.source_id = ${sourceId}
  ) as covered group by uf`;

/** The list that brought auction `a`, or brought it back. */
const startOf = sql`coalesce((select max(returned) from departures back where back.auction_id = a.id), a.first_listed)`;

/** Records which listings a list brought, brought back and lacked, and how many of the others fell in price. */
export async function recordMoves({
  trx,
  id,
  sourceId,
  listDate,
  incoming,
  differing,
  touched,
}: ImportedList): Promise<void> {
  await sql`
    insert into departures (list_id, auction_id, mode, started, ended)
    select ${id}::integer, a.id, a.sale_method, ${startOf}, ${listDate}::date
    from ${touched} t join auctions a on a.id = t.id
    where t.how = 'gone' order by a.id`.execute(trx);
  await sql`
    update departures s set returned_by = ${id}, returned = ${listDate}::date
    from ${differing} d where d.gone_since is not null and not d.withdrawn
      and s.auction_id = d.id and s.returned is null`.execute(trx);
  await sql`
    insert into list_moves (list_id, mode, n, fell)
    select ${id}::integer, mode, count(*), count(*) filter (where fell)
    from (select case when d.id is null then a.sale_method else d.sale_method end as mode,
        coalesce(d.new_minimum < d.minimum_first, false) as fell
      from ${incoming} i join auctions a on a.source_id = ${sourceId} and a.code = i.code
        join (${followed(sourceId)}) as f on f.uf = a.uf and f.day < ${listDate}
        left join ${differing} d on d.id = a.id
      where a.first_listed < ${listDate} and (d.id is null or d.gone_since is null and d.list_date < ${listDate})) as stayed
    where mode is not null group by mode`.execute(trx);
}

interface Counted {
  mode: string;
  k: number;
  n: number;
}

interface Odds extends Counted {
  measure: 'stay' | 'falls' | 'returns';
  low: number | null;
  high: number | null;
  q1: number | null;
  median: number | null;
  q3: number | null;
  days: number;
}

const none = { low: null, high: null, q1: null, median: null, q3: null };
const shareOf = (measure: Odds['measure'], days: number, { mode, k, n }: Counted): Odds => ({
  ...none,
  measure,
  mode,
  k,
  n,
  days,
  ...wilsonInterval(k, n),
});

/** How long listings stayed by the mode that they left in, or have now (ODDS-02). */
async function countStays(trx: Database, sourceId: number): Promise<Odds[]> {
  const { rows } = await sql<StayCount & { mode: string }>`
    with firsts as (${followed(sourceId)}
    ), stays as (
      select s.mode, s.started, s.ended - s.started as days, true as ended
      from departures s join auctions a on a.id = s.auction_id join firsts f on f.uf = a.uf
      where a.source_id = ${sourceId} and s.mode is not null and s.started > f.day
      union all
      select a.sale_method, coalesce(b.returned, a.first_listed), a.list_date - coalesce(b.returned, a.first_listed), false
      from auctions a join firsts f on f.uf = a.uf left join (
        select auction_id, max(returned) as returned from departures group by auction_id) as b on b.auction_id = a.id
      where a.source_id = ${sourceId} and a.gone_since is null and a.sale_method is not null
        and coalesce(b.returned, a.first_listed) > f.day
    )
    select mode, ended, days, count(*) as n from stays
    where started > (select max(list_date) from standing_lists where source_id = ${sourceId}) - ${stayDays}::integer
    group by mode, ended, days`.execute(trx);
  return [...Map.groupBy(rows, ({ mode }) => mode)].map(([mode, counts]) => {
    const sum = (some: readonly StayCount[]) => some.reduce((total, { n }) => total + n, 0);
    const k = sum(counts.filter(({ ended }) => ended));
    return { ...none, measure: 'stay', mode, k, n: sum(counts), days: stayDays, ...stayQuartiles(counts) };
  });
}

/** The share that returned, of what left its list and had a later list to return in. */
async function countReturns(trx: Database, sourceId: number): Promise<Odds[]> {
  const { rows } = await sql<Counted>`
    with firsts as (${followed(sourceId)}), newest as (
      select uf, max(l.id) as id, max(l.list_date) as day
      from standing_lists l cross join lateral unnest(l.scope) as uf where l.source_id = ${sourceId} group by uf)
    select s.mode, count(*) as n, count(s.returned) as k
    from departures s join auctions a on a.id = s.auction_id join newest n on n.uf = a.uf and n.id > s.list_id
      join firsts f on f.uf = a.uf and s.ended > f.day
    where a.source_id = ${sourceId} and s.mode is not null
      and s.ended > (select max(day) from newest) - ${stayDays}::integer
    group by s.mode`.execute(trx);
  return rows.map((row) => shareOf('returns', stayDays, row));
}

async function countFalls(trx: Database, sourceId: number): Promise<Odds[]> {
  const { rows } = await sql<Counted>`
    select m.mode, sum(m.n)::integer as n, sum(m.fell)::integer as k
    from list_moves m join lists l on l.id = m.list_id
    where l.source_id = ${sourceId}
      and l.list_date > (select max(list_date) from standing_lists where source_id = ${sourceId}) - ${fallDays}::integer
    group by m.mode`.execute(trx);
  return rows.map((row) => shareOf('falls', fallDays, row));
}

/**
 * Rewrites the figures of a source's modes (ODDS-02 to ODDS-05), each from 30 cases on. Their dates are of lists that
 * were counted, also where the count goes back to a day without one.
 */
export async function refreshOdds(trx: Database, sourceId: number): Promise<void> {
  const counted = [
    ...(await countStays(trx, sourceId)),
    ...(await countFalls(trx, sourceId)),
    ...(await countReturns(trx, sourceId)),
  ];
  await sql`delete from mode_odds where source_id = ${sourceId}`.execute(trx);
  await sql`
    insert into mode_odds (source_id, mode, measure, k, n, low, high, q1, median, q3, from_date, to_date)
    select ${sourceId}::smallint, o.mode, o.measure, o.k, o.n, o.low, o.high, o.q1, o.median, o.q3,
      (select min(list_date) from standing_lists where source_id = ${sourceId}
        and list_date >= greatest(case o.measure when 'falls' then l.first else l.since end, l.newest - o.days + 1)), l.newest
    from jsonb_to_recordset(${JSON.stringify(counted.filter(({ n }) => n >= least))}::jsonb) as o (mode text, measure text,
        k integer, n integer, low double precision, high double precision, q1 integer, median integer, q3 integer, days integer)
      cross join (select min(list_date) as first, (select min(day) from (${followed(sourceId)}) as f) as since,
        max(list_date) as newest from standing_lists where source_id = ${sourceId}) as l`.execute(trx);
}
