import { sql } from 'kysely';

import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';

export interface BonusRow {
  id: number;
  title: string;
  description: string;
  type: 'ebook' | 'planilha' | 'tutorial' | 'video';
  category: 'ebooks' | 'tutoriais' | 'conteudo-extra';
  /** Names inside the folder of bonus files. */
  file: string | null;
  video: string | null;
  /** Bytes. */
  size: number | null;
  duration_seconds: number | null;
  sample: boolean;
  redeemed_at: Date | null;
}

/** Bonus content, and what customers fetched of it. */
export function bonusRepository(database: Database) {
  const read = async (personId: number, which = sql``, from = database): Promise<BonusRow[]> => {
    const { rows } = await sql<BonusRow>`
      select i.id, i.title, i.description, i.type, i.category, i.file, i.video, i.size, i.duration_seconds, i.sample,
        r.redeemed_at
      from bonus_items i left join bonus_redemptions r on r.item_id = i.id and r.person_id = ${personId}
      ${which} order by i.position limit 200`.execute(from);
    return rows;
  };

  return {
    items: (personId: number) => read(personId),

    /** Marks it as fetched, once; null where there is no such item. */
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
        const [item] = await read(personId, sql`where i.id = ${itemId}`, trx);
        return item ?? null;
      }),

    /** The names of an item's files; null where there is no such item. */
    async files(itemId: number): Promise<Pick<BonusRow, 'file' | 'video'> | null> {
      const { rows } = await sql<Pick<BonusRow, 'file' | 'video'>>`
        select file, video from bonus_items where id = ${itemId}`.execute(database);
      return rows[0] ?? null;
    },

    async isCustomer(uuid: string): Promise<boolean> {
      const { rows } = await sql`select from people where uuid = ${uuid} and role = 'customer'`.execute(
        database,
      );
      return rows.length > 0;
    },
  };
}
