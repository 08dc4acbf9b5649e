import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

export interface NewContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Keeps a message and gives its number. */
export async function keepContactMessage(
  trx: Database,
  { name, email, subject, message }: NewContactMessage,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into contact_messages (name, email, subject, message, received_at)
    values (${name}, ${email}, ${subject}, ${message}, ${now}) returning id`.execute(trx);
  return rows[0]!.id;
}
