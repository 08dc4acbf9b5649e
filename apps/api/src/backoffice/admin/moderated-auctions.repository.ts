import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';
import { isUuid } from '../../platform/text/is-uuid.ts';
import { refreshNeighborhoods, refreshSearch } from '../../catalogue/search/search-table.ts';
import type { Person } from '../../platform/contract/person.ts';
import { recordAudit } from '../../platform/audit/audit-log.ts';

/** An auction as the back office sees it; `price` in centavos, of the round that is open for bids. */
export interface ModeratedAuctionRow {
  uuid_key: string;
  title: string;
  code: string;
  city: string | null;
  state: string;
  price: number | null;
  source_name: string;
  list_date: string;
  gone_since: string | null;
  flagged_reason: string | null;
  flagged_by: string | null;
  flagged_at: Date | null;
}

interface ModeratedQuery {
  keyword: string;
  /** Hidden ones alone, the others alone, or both. */
  flagged: boolean | undefined;
  page: number;
}

const cityJoin = sql`left join cities ci on ci.id = a.city_id`;

export const moderatedJoins = sql`
  join sources so on so.id = a.source_id
  ${cityJoin}
  left join people p on p.id = a.flagged_by`;

export const moderatedColumns = (now: Date) => sql`
  a.uuid_key, a.title, a.code, coalesce(ci.name, a.city_name) as city, a.uf as state, so.name as source_name, a.list_date,
  a.gone_since, a.flagged_reason, a.flagged_at, p.name as flagged_by,
  case when a.date_second <= ${now}::timestamptz and a.date_third is not null
      then coalesce(a.minimum_third, a.minimum_second, a.minimum_first)
    when a.date_first <= ${now}::timestamptz
        and (a.date_second is not null or a.sale_method = 'rounds' and a.minimum_second is not null)
      then coalesce(a.minimum_second, a.minimum_first) else a.minimum_first end as price`;

const folded = sql`lower(unaccent(concat_ws(' ', a.title, a.code, a.neighborhood, coalesce(ci.name, a.city_name), a.uf)))`;

const isHidden = sql`a.flagged_reason is not null`;

/**
 * Every word must occur somewhere; a part of one will do, so that a piece of a code finds it. A uuid_key is one
 * auction's.
 */
function conditionOf({ keyword, flagged }: ModeratedQuery) {
  const words = keyword.split(/\s+/).filter(Boolean);
  const occurs = words.map((word) =>
    isUuid(word) ? sql`a.uuid_key = ${word}` : sql`strpos(${folded}, lower(unaccent(${word}))) > 0`,
  );
  const hidden = flagged === undefined ? [] : [flagged ? isHidden : sql`a.flagged_reason is null`];
  return sql.join([sql`true`, ...hidden, ...occurs], sql` and `);
}

/** The auctions to page through, and their number; a search by a city's name needs the city. */
function moderated(query: ModeratedQuery) {
  const condition = conditionOf(query);
  const counting = sql`select count(*) as n from auctions a`;
  if (query.keyword.trim()) {
    const from = sql`auctions a ${cityJoin} where ${condition}`;
    return { from, count: sql<{ n: number }>`select count(*) as n from ${from}` };
  }
  const from = sql`auctions a where ${condition}`;
  // Nearly all are shown, so these are counted as all minus the hidden ones, by two indexes alone.
  return {
    from,
    count:
      query.flagged === false
        ? sql<{ n: number }>`select (${counting}) - (${counting} where ${isHidden}) as n`
        : sql<{ n: number }>`${counting} where ${condition}`,
  };
}

/** Auctions for admins, hidden ones included, and hiding them (LIST-09). */
export function moderatedAuctionRepository(database: Database) {
  const find = async (trx: Database, key: string, now: Date): Promise<ModeratedAuctionRow> => {
    const { rows } = await sql<ModeratedAuctionRow>`
      select ${moderatedColumns(now)} from auctions a ${moderatedJoins} where a.uuid_key = ${key}`.execute(
      trx,
    );
    return rows[0]!;
  };

  return {
    async page(query: ModeratedQuery, now: Date) {
      const { from, count } = moderated(query);
      const counted = await count.execute(database);
      const { pagination, offset } = pageOf(query.page, counted.rows[0]!.n);
      const { rows } = await sql<ModeratedAuctionRow>`
        with picked as (
          select a.id from ${from}
          order by a.list_date desc, a.id desc limit ${pagination.per_page} offset ${offset}
        )
        select ${moderatedColumns(now)} from picked join auctions a on a.id = picked.id ${moderatedJoins}
        order by a.list_date desc, a.id desc`.execute(database);
      return { rows, pagination };
    },

    /** Hides it everywhere, or with null shows it as far as the rules allow; null where there is none. */
    flag: (admin: Person, key: string, reason: string | null, now: Date) =>
      database.transaction().execute(async (trx) => {
        const auction = await trx
          .selectFrom('auctions')
          .select(['id', 'flagged_reason'])
          .where('uuid_key', '=', key)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!auction) return null;
        if (auction.flagged_reason !== reason) {
          const flag = { flagged_reason: reason, flagged_at: now, flagged_by: admin.id };
          const none = { flagged_reason: null, flagged_at: null, flagged_by: null };
          await trx
            .updateTable('auctions')
            .set(reason === null ? none : flag)
            .where('id', '=', auction.id)
            .execute();
          await refreshSearch(trx, [auction.id], [], now);
          await refreshNeighborhoods(trx, [auction.id]);
          const entry =
            reason === null
              ? { action: 'auction.unflagged' }
              : { action: 'auction.flagged', detail: { reason } };
          await recordAudit(trx, admin, { ...entry, subject: `auction:${key.toLowerCase()}` }, now);
        }
        return find(trx, key, now);
      }),
  };
}
