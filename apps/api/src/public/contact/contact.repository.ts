import type { Database } from '../../platform/database/connection.ts';

interface NewContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Stores a message and returns its number. */
export async function storeContactMessage(
  trx: Database,
  { name, email, subject, message }: NewContactMessage,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('contact_messages')
    .values({ name, email, subject, message, received_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
