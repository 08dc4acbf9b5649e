import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';

type Subject = 'suporte' | 'comercial' | 'duvidas' | 'sugestoes' | 'outros';

interface MessageRow {
  id: number;
  name: string;
  email: string;
  subject: Subject;
  message: string;
  received_at: Date;
  mailed_at: Date | null;
}

/** Messages of the contact form, the latest first, each with when its mail went out. */
export async function contactMessagesPage(database: Database, subject: Subject | undefined, page: number) {
  const condition = subject === undefined ? sql`true` : sql`c.subject = ${subject}`;
  const counted = await sql<{ n: number }>`
    select count(*) as n from contact_messages c where ${condition}`.execute(database);
  const { offset, ...pagination } = pageOf(page, counted.rows[0]!.n);
  const { rows } = await sql<MessageRow>`
    select c.id, c.name, c.email, c.subject, c.message, c.received_at, m.sent_at as mailed_at
    from contact_messages c left join mails m on m.key = 'contact:' || c.id
    where ${condition}
    order by c.received_at desc, c.id desc limit ${pagination.per_page} offset ${offset}`.execute(database);
  return { rows, pagination };
}
