import { sql } from 'kysely';

import type { AppliedList, SettledList } from './staged-list.ts';

/**
 * Writes an event for each known property whose line in this list could not be read, with the reason; the property
 * stays as it was. The same list again writes none.
 */
export async function recordUnreadable({
  trx,
  sourceId,
  listDate,
  incoming,
  unread,
}: AppliedList): Promise<void> {
  await sql`
    insert into auction_events (auction_id, kind, list_date, new)
    select a.id, 'unreadable', ${listDate}, min(u.reason)
    from ${unread} u join auctions a on a.source_id = ${sourceId} and a.code = u.code
    where not exists (select from ${incoming} i where i.code = u.code)
      and not exists (select from standing_events e
        where e.auction_id = a.id and e.kind = 'unreadable' and e.list_date = ${listDate})
    group by a.id order by a.id`.execute(trx);
}

/** The states of its scope whose missing rows are delisted: those without an unnumbered line. */
export async function findCoveredStates({ trx, scope, unread }: SettledList): Promise<string[]> {
  const { rows } = await sql<{ uf: string | null }>`
    select distinct uf from ${unread} where code is null`.execute(trx);
  const unknown = new Set(rows.map(({ uf }) => uf));
  return unknown.has(null) ? [] : scope.filter((uf) => !unknown.has(uf));
}
