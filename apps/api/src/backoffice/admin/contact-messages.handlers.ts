import { sql } from 'kysely';

import { printProtocol, replyBy } from '../../public/contact/receipt.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';

interface MessageRow {
  id: number;
  name: string;
  email: string;
  subject: 'suporte' | 'comercial' | 'duvidas' | 'sugestoes' | 'outros';
  message: string;
  received_at: Date;
  mailed_at: Date | null;
}

/** What people wrote by the contact form, for admins (INFO-04). */
export function contactMessageHandlers({ database }: Services) {
  return {
    async listContactMessages({ query: { subject, page = 1 } }) {
      const condition = subject === undefined ? sql`true` : sql`c.subject = ${subject}`;
      const counted = await sql<{ n: number }>`
        select count(*) as n from contact_messages c where ${condition}`.execute(database);
      const { offset, ...pagination } = pageOf(page, counted.rows[0]!.n);
      const { rows } = await sql<MessageRow>`
        select c.id, c.name, c.email, c.subject, c.message, c.received_at, m.sent_at as mailed_at
        from contact_messages c left join mails m on m.key = 'contact:' || c.id
        where ${condition}
        order by c.received_at desc, c.id desc limit ${pagination.per_page} offset ${offset}`.execute(
        database,
      );
      const data = rows.map(({ received_at, mailed_at, ...message }) => ({
        ...message,
        protocol: printProtocol(message.id, received_at),
        received_at: received_at.toISOString(),
        reply_by: replyBy(received_at).toISOString(),
        mailed_at: mailed_at?.toISOString() ?? null,
      }));
      return { data, pagination };
    },
  } satisfies Partial<Handlers>;
}
