import { sql } from 'kysely';

import { recordAudit } from '../../platform/audit/audit-log.ts';
import type { Person } from '../../platform/contract/person.ts';
import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';

type Subject = 'suporte' | 'comercial' | 'duvidas' | 'sugestoes' | 'outros';

/** Which messages; by default answered and unanswered ones. */
interface MessageFilters {
  subject?: Subject | undefined;
  answered?: boolean | undefined;
}

/** Messages with when their mails went out and who answered. */
const messagesOf = (database: Database) =>
  database
    .selectFrom('contact_messages as c')
    .leftJoin('mails as m', (join) => join.on('m.key', '=', sql<string>`'contact:' || c.id`))
    .leftJoin('people as p', 'p.id', 'c.answered_by')
    .select(['c.id', 'c.name', 'c.email', 'c.message', 'c.received_at', 'm.sent_at as mailed_at'])
    .select(['c.answered_at', 'p.name as answered_by'])
    .select((one) => one.ref('c.subject').$castTo<Subject>().as('subject'));

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>['executeTakeFirstOrThrow']>>;

/** Messages of the contact form, for admins (INFO-04). */
export function contactMessageRepository(database: Database) {
  return {
    /** The latest first; with only unanswered ones, the longest pending first. */
    async page({ subject, answered }: MessageFilters, page: number) {
      const isMatching = sql<boolean>`${subject === undefined ? sql`true` : sql`c.subject = ${subject}`}
        and ${answered === undefined ? sql`true` : sql`(c.answered_at is not null) = ${answered}`}`;
      const { n } = await database
        .selectFrom('contact_messages as c')
        .where(isMatching)
        .select((one) => one.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      const { pagination, offset } = pageOf(page, n);
      const direction = answered === false ? 'asc' : 'desc';
      const rows = await messagesOf(database)
        .where(isMatching)
        .orderBy('c.received_at', direction)
        .orderBy('c.id', direction)
        .limit(pagination.per_page)
        .offset(offset)
        .execute();
      return { rows, pagination };
    },

    /** Marks a message as answered or unanswered; null where there is none. Idempotent. */
    setAnswered: (admin: Person, id: number, isAnswered: boolean, now: Date): Promise<MessageRow | null> =>
      database.transaction().execute(async (trx) => {
        const { numUpdatedRows: changed } = await trx
          .updateTable('contact_messages')
          .set({ answered_at: isAnswered ? now : null, answered_by: isAnswered ? admin.id : null })
          .where('id', '=', id)
          .where('answered_at', isAnswered ? 'is' : 'is not', null)
          .executeTakeFirst();
        const action = isAnswered ? 'message.answered' : 'message.reopened';
        if (changed > 0n) await recordAudit(trx, admin, { action, subject: `message:${id}` }, now);
        return (await messagesOf(trx).where('c.id', '=', id).executeTakeFirst()) ?? null;
      }),
  };
}
