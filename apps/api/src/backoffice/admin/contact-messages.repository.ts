import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';

type Subject = 'suporte' | 'comercial' | 'duvidas' | 'sugestoes' | 'outros';

/** Messages of the contact form, the latest first, each with when its mail went out. */
export async function contactMessagesPage(database: Database, subject: Subject | undefined, page: number) {
  const all = database.selectFrom('contact_messages as c');
  const messages = subject === undefined ? all : all.where('c.subject', '=', subject);
  const { n } = await messages.select((one) => one.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const { offset, ...pagination } = pageOf(page, n);
  const rows = await messages
    .leftJoin('mails as m', (join) => join.on('m.key', '=', sql<string>`'contact:' || c.id`))
    .select(['c.id', 'c.name', 'c.email', 'c.message', 'c.received_at', 'm.sent_at as mailed_at'])
    .select((one) => one.ref('c.subject').$castTo<Subject>().as('subject'))
    .orderBy('c.received_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(pagination.per_page)
    .offset(offset)
    .execute();
  return { rows, pagination };
}
