import { createHash } from 'node:crypto';

import type { Role } from '../platform/contract/person.ts';
import type { Database } from '../platform/database/connection.ts';

/** Days for which an address is known after the last sign-in from it (SAFE-17). */
const knownDays = 90;
const day = 86_400_000;

const hashOf = (address: string) => createHash('sha256').update(address).digest();

/** Records that the account's owner has signed in from an address; only the address's hash is stored. */
export async function noteAddress(
  trx: Database,
  { personId, address }: { personId: number; address: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('known_addresses')
    .values({ person_id: personId, address_hash: hashOf(address), last_at: now })
    .onConflict((known) => known.columns(['person_id', 'address_hash']).doUpdateSet({ last_at: now }))
    .execute();
}

/**
 * Whether an account, if there is one, was signed in to from this address before. One statement, so that known and
 * unknown accounts take as long.
 */
export async function isKnownAddress(
  database: Database,
  { role, email, address }: { role: Role; email: string; address: string },
  now: Date,
): Promise<boolean> {
  const known = await database
    .selectFrom('known_addresses as k')
    .innerJoin('people as p', 'p.id', 'k.person_id')
    .select('p.id')
    .where('p.role', '=', role)
    .where('p.email', '=', email.toLowerCase())
    .where('k.address_hash', '=', hashOf(address))
    .where('k.last_at', '>', new Date(now.getTime() - knownDays * day))
    .executeTakeFirst();
  return known !== undefined;
}

/** Removes all known addresses: the account changed hands, or may have. */
export async function deleteKnownAddresses(trx: Database, personId: number): Promise<void> {
  await trx.deleteFrom('known_addresses').where('person_id', '=', personId).execute();
}
