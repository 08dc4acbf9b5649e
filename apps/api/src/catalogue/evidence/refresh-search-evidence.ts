import type { CalendarDate } from '@martelo/domain/auction';
import { isProven } from '@martelo/domain/price-staircase';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { maxDaysBetween } from './imported-list.ts';

interface Proof {
  source_id: number;
  mode: string;
  kind: string;
  hits: number;
  further: number;
  falls: number;
}

/** The sources, modes and kinds of statement whose proof holds, as one text each. */
export async function provenKinds(trx: Database): Promise<string[]> {
  const { rows } = await sql<Proof>`
    select source_id, mode, kind, hits, further, falls from forecast_proofs order by 1, 2, 3`.execute(trx);
  return rows.filter(isProven).map(({ source_id: source, mode, kind }) => `${source} ${mode} ${kind}`);
}

/**
 * Updates search with the evidence of the auctions that `which` picks from auction_search `s`: only the rows that
 * differ are written.
 */
async function refresh(
  trx: Database,
  proven: readonly string[],
  today: CalendarDate,
  which: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    with proven as (
      select split_part(one, ' ', 1)::smallint as source_id, split_part(one, ' ', 2) as mode, split_part(one, ' ', 3) as kind
      from unnest(${proven}::text[]) as one
    ), proven_forecasts as (
      select f.auction_id, f.next_price
      from price_forecasts f join auctions a on a.id = f.auction_id
        join proven p on p.source_id = a.source_id and p.mode = a.sale_method and p.kind = f.kind
      where f.ended_by is null and f.next_price is not null and a.gone_since is null
        and a.list_date >= ${today}::date - ${maxDaysBetween}::integer
    ), current as materialized (
      select s.auction_id, coalesce(t.next_price, 0) as next_price,
        case when r.discount_n > 0 then r.discount_below::bigint * 100 / r.discount_n + 1 else 0 end::smallint as discount_rank,
        case when r.metre_n > 0 then (r.metre_n - r.metre_below - r.metre_equal)::bigint * 100 / r.metre_n + 1 else 0 end::smallint
          as metre_rank
      from auction_search s left join proven_forecasts t using (auction_id) left join auction_ranks r using (auction_id)
      where ${which}
    )
    insert into search_evidence as e (auction_id, next_price, discount_rank, metre_rank)
    select auction_id, w.next_price, w.discount_rank, w.metre_rank from current w left join search_evidence k using (auction_id)
    where (w.next_price, w.discount_rank, w.metre_rank)
      is distinct from (coalesce(k.next_price, 0), coalesce(k.discount_rank, 0), coalesce(k.metre_rank, 0))
    order by auction_id
    on conflict (auction_id) do update set next_price = excluded.next_price, discount_rank = excluded.discount_rank,
      metre_rank = excluded.metre_rank`.execute(trx);
}

/**
 * Updates the evidence by which lists are filtered and ordered to what is proven on `today`: in these states, and in
 * all others too where a proof began or ceased to hold (NEXT-12). `before` is what was proven until then.
 */
export async function refreshSearchEvidence(
  trx: Database,
  states: readonly number[],
  before: readonly string[],
  today: CalendarDate,
): Promise<void> {
  const proven = await provenKinds(trx);
  const isSame = proven.join() === before.join();
  await refresh(trx, proven, today, isSame ? sql`s.state_id = any (${states}::smallint[])` : sql`true`);
  await sql`delete from search_evidence e where e.next_price = 0 and e.discount_rank = 0 and e.metre_rank = 0
    or not exists (select from auction_search s where s.auction_id = e.auction_id)`.execute(trx);
}

/**
 * Withdraws the next prices of auctions that have been in no list for too long (NEXT-09). Returns how many there were.
 */
export async function lapseNextPrices(trx: Database, today: CalendarDate): Promise<number> {
  const { numAffectedRows } = await sql`
    update search_evidence e set next_price = 0 from auctions a
    where e.next_price > 0 and a.id = e.auction_id and a.list_date < ${today}::date - ${maxDaysBetween}::integer`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}
