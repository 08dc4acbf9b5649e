import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';
import type { StoredMail } from './mail.ts';

export interface PreviewedMail extends StoredMail {
  sent_at: Date | null;
}

const maxMails = 200;

/** The newest mails, or of them those with this id or to this address. */
export async function findMails(
  database: Database,
  { id, to }: { id?: number; to?: string } = {},
): Promise<PreviewedMail[]> {
  const conditions = [
    sql`true`,
    ...(id === undefined ? [] : [sql`id = ${id}`]),
    ...(to === undefined ? [] : [sql`recipient = ${to}`]),
  ];
  const { rows } = await sql<PreviewedMail>`
    select id, recipient, subject, text, html, headers, created_at, sent_at
    from mails where ${sql.join(conditions, sql` and `)} order by id desc limit ${maxMails}`.execute(
    database,
  );
  return rows;
}
