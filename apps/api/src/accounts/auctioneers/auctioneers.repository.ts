import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

/** An auctioneer's own row. */
export function findAuctioneer(database: Database, id: number) {
  return database
    .selectFrom('people')
    .select([
      'id',
      'name',
      'company_name',
      'registration',
      'registration_uf',
      'email',
      'verified_email_at',
      'cellphone',
      'cpf_cnpj',
      'website',
      'domains',
      'approval_reason',
      'created_at',
    ])
    .select((person) => person.fn.coalesce('approval', sql.lit('pending' as const)).as('approval'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function isEmailVerified(database: Database, id: number): Promise<boolean> {
  const person = await database
    .selectFrom('people')
    .select('verified_email_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return person.verified_email_at !== null;
}
