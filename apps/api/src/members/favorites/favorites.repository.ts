import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import { hasCode } from '../../catalogue/auctions/has-code.ts';
import { isShown } from '../../catalogue/auctions/visible-auctions.ts';
import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import { pageOf, pageSize } from '../../platform/http/page.ts';
import { changedSince } from '../news/news.repository.ts';

export interface FavoriteRow extends AuctionRow {
  saved_at: Date;
}

const maxFavorites = 10_000;
/** For how long a removed favourite can be restored unchanged. */
const undoTime = '1 hour';

/**
 * Restores a favourite that was removed a moment ago, with its date and what was mailed of it; false where there is
 * none.
 */
async function putBack(trx: Database, personId: number, auctionId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ created_at: Date; saved_event: number; told_event: number; fresh: boolean }>`
    delete from removed_favorites where person_id = ${personId} and auction_id = ${auctionId}
    returning created_at, saved_event, told_event, removed_at > ${now}::timestamptz - ${undoTime}::interval as fresh`.execute(
    trx,
  );
  const [removed] = rows;
  if (!removed?.fresh) return false;
  const { created_at, saved_event, told_event } = removed;
  await trx
    .insertInto('favorites')
    .values({ person_id: personId, auction_id: auctionId, created_at })
    .execute();
  // The events as of the first save, which the insert above does not have.
  await trx
    .updateTable('favorites')
    .set({ saved_event, told_event })
    .where('person_id', '=', personId)
    .where('auction_id', '=', auctionId)
    .execute();
  return true;
}

/** What customers saved. Hidden auctions stay saved, in case they come back, but are in no answer (LIST-09). */
export function favoriteRepository(database: Database, clock: () => Date) {
  const mine = (personId: number) => sql`
    favorites f join auctions a on a.id = f.auction_id and ${isShown(clock())} where f.person_id = ${personId}`;

  const changed = (personId: number) => sql`and f.auction_id in (${changedSince(personId, clock())})`;

  const count = async (personId: number, from = database, which = sql``): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from ${mine(personId)} ${which}`.execute(from);
    return rows[0]!.n;
  };

  return {
    count,

    /** How many changed since the customer's last view (NEWS-04). */
    countChanged: (personId: number) => count(personId, database, changed(personId)),

    /** One page, the latest saved first; with `changedOnly` only those that changed since the customer's last view. */
    async page(personId: number, requestedPage: number, changedOnly = false) {
      const which = changedOnly ? changed(personId) : sql``;
      const { pagination, offset } = pageOf(requestedPage, await count(personId, database, which));
      const { rows } = await sql<FavoriteRow>`
        with picked as (
          select f.auction_id, f.created_at from ${mine(personId)} ${which}
          order by f.created_at desc, f.auction_id desc limit ${pageSize} offset ${offset})
        select picked.created_at as saved_at, ${auctionColumns}
        from picked join auctions a on a.id = picked.auction_id
        order by picked.created_at desc, picked.auction_id desc`.execute(database);
      return { rows, pagination };
    },

    /** The uuid_keys of all (FAV-05). */
    async keys(personId: number): Promise<string[]> {
      const { rows } = await sql<{ uuid_key: string }>`
        select a.uuid_key from ${mine(personId)} order by f.created_at desc, f.auction_id desc limit ${maxFavorites}`.execute(
        database,
      );
      return rows.map(({ uuid_key }) => uuid_key);
    },

    /**
     * Saves one, once, or restores the one that was removed within the hour; null where there is no such auction,
     * 'full' where the limit is reached.
     */
    save: (personId: number, code: string) =>
      database.transaction().execute(async (trx) => {
        const now = clock();
        await trx.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
        const { rows } = await sql<{ id: number; uuid_key: string; title: string; saved: boolean }>`
          select a.id, a.uuid_key, a.title,
            exists (select from favorites f where f.person_id = ${personId} and f.auction_id = a.id) as saved
          from auctions a where ${hasCode(code)} and ${isShown(now)}`.execute(trx);
        const [auction] = rows;
        if (!auction) return null;
        const { id, uuid_key, title, saved } = auction;
        if (!saved) {
          const { n } = await trx
            .selectFrom('favorites')
            .select((all) => all.fn.countAll<number>().as('n'))
            .where('person_id', '=', personId)
            .executeTakeFirstOrThrow();
          if (n >= maxFavorites) return 'full';
          if (!(await putBack(trx, personId, id, now))) {
            await trx
              .insertInto('favorites')
              .values({ person_id: personId, auction_id: id, created_at: now })
              .execute();
            const description = `Leilão salvo nos favoritos: ${title}`;
            await recordActivity(trx, { personId, kind: 'favorite', description, auctionId: id }, now);
          }
        }
        return { uuid_key, total: await count(personId, trx) };
      }),

    /**
     * Removes one, hidden or not; no error where it is not in the list (FAV-04). Returns its uuid_key where it has one.
     */
    async remove(personId: number, code: string): Promise<string | null> {
      const { rows } = await sql<{ uuid_key: string }>`
        with removed as (
          delete from favorites f using auctions a
          where f.person_id = ${personId} and a.id = f.auction_id and ${hasCode(code)}
          returning f.person_id, f.auction_id, f.created_at, f.saved_event, f.told_event
        ), saved as (
          insert into removed_favorites
          select person_id, auction_id, created_at, saved_event, told_event, ${clock()}::timestamptz from removed
          on conflict (person_id, auction_id) do update set created_at = excluded.created_at,
            saved_event = excluded.saved_event, told_event = excluded.told_event, removed_at = excluded.removed_at)
        select a.uuid_key from auctions a where ${hasCode(code)}`.execute(database);
      return rows[0]?.uuid_key ?? null;
    },
  };
}
