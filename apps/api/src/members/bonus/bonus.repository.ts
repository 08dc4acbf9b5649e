import { sql } from 'kysely';

import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';

const columns = [
  'i.id',
  'i.title',
  'i.description',
  'i.type',
  'i.category',
  'i.file',
  'i.video',
  'i.size',
  'i.duration_seconds',
  'i.sample',
  'r.redeemed_at',
] as const;
const maxItems = 200;

/** Bonus content, and which of it customers downloaded. */
export function bonusRepository(database: Database) {
  const read = (personId: number, from = database) =>
    from
      .selectFrom('bonus_items as i')
      .leftJoin('bonus_redemptions as r', (join) =>
        join.onRef('r.item_id', '=', 'i.id').on('r.person_id', '=', personId),
      )
      .select(columns)
      .orderBy('i.position')
      .limit(maxItems);

  return {
    items: (personId: number) => read(personId).execute(),

    /** Marks it as downloaded, once; null where there is no such item. */
    redeem: (personId: number, itemId: number, now: Date) =>
      database.transaction().execute(async (trx) => {
        const { rows } = await sql<{ title: string }>`
          insert into bonus_redemptions (person_id, item_id, redeemed_at)
          select ${personId}::bigint, id, ${now}::timestamptz from bonus_items where id = ${itemId}
          on conflict do nothing
          returning (select title from bonus_items where id = item_id) as title`.execute(trx);
        const [first] = rows;
        const description = `Conteúdo bônus baixado: ${first?.title}`;
        if (first) await recordActivity(trx, { personId, kind: 'bonus', description }, now);
        const item = await read(personId, trx).where('i.id', '=', itemId).executeTakeFirst();
        return item ?? null;
      }),

    /** The names of an item's files; null where there is no such item. */
    async files(itemId: number): Promise<{ file: string | null; video: string | null } | null> {
      const item = await database
        .selectFrom('bonus_items')
        .select(['file', 'video'])
        .where('id', '=', itemId)
        .executeTakeFirst();
      return item ?? null;
    },

    async isCustomer(uuid: string): Promise<boolean> {
      const person = await database
        .selectFrom('people')
        .select('id')
        .where('uuid', '=', uuid)
        .where('role', '=', 'customer')
        .executeTakeFirst();
      return person !== undefined;
    },
  };
}

/**
 * An item with the time of its download by this customer; `file` and `video` are names inside the folder of bonus
 * files, `size` is in bytes.
 */
export type BonusRow = Awaited<ReturnType<ReturnType<typeof bonusRepository>['items']>>[number];
