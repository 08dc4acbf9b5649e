import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../platform/database/connection.ts';

/** For so many days after the last sign-in from there an address is known (SAFE-17). */
export const knownDays = 90;

const hashOf = (address: string) => createHash('sha256').update(address).digest();

/** Notes that the account's owner has signed in from an address; its hash alone is kept. */
export async function noteAddress(
  trx: Database,
  { personId, address }: { personId: number; address: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into known_addresses (person_id, address_hash, last_at)
    values (${personId}, ${hashOf(address)}, ${now})
    on conflict (person_id, address_hash) do update set last_at = ${now}`.execute(trx);
}

/** Whether an account, if there is one, was signed in to from here before. One statement, known account or not. */
export async function isKnownAddress(
  database: Database,
  { role, email, address }: { role: string; email: string; address: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from known_addresses k join people p on p.id = k.person_id
    where p.role = ${role} and p.email = ${email.toLowerCase()} and k.address_hash = ${hashOf(address)}
      and k.last_at > ${now}::timestamptz - ${knownDays} * interval '1 day'`.execute(database);
  return rows.length > 0;
}

/** No address is known any more: the account changed hands, or may have. */
export async function forgetAddresses(trx: Database, personId: number): Promise<void> {
  await sql`delete from known_addresses where person_id = ${personId}`.execute(trx);
}
