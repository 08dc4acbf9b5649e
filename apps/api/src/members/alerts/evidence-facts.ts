import { sql } from 'kysely';

type Fragment = ReturnType<typeof sql>;

/** An auction's evidence in search, as JSON by the columns that requirements name. */
export const evidenceFacts = (auctionId: Fragment) => sql`coalesce(
  (select to_jsonb(e) - 'auction_id' from search_evidence e where e.auction_id = ${auctionId}),
  '{"next_price": 0, "discount_rank": 0, "metre_rank": 0}')`;

/**
 * The same as of a list's day: the next price that was forecast then, if the proof of such forecasts holds today; the
 * ranks of today, since earlier ones are not stored. `proven` is what `provenKinds` gives.
 */
export const evidenceFactsAt = (auctionId: Fragment, day: Fragment, proven: readonly string[]) => sql`
  ${evidenceFacts(auctionId)} || jsonb_build_object('next_price', coalesce((
    select case when p.ended_by is null or ended.list_date > ${day} then p.next_price end
    from price_forecasts p join auctions o on o.id = p.auction_id join lists began on began.id = p.list_id left join lists ended on ended.id = p.ended_by
    where p.auction_id = ${auctionId} and began.list_date <= ${day}
      and (p.on_direct and concat(o.source_id, ' direct ', p.kind) = any (${proven}::text[])
        or p.on_online and concat(o.source_id, ' online ', p.kind) = any (${proven}::text[]))
    order by p.id desc limit 1), 0))`;
