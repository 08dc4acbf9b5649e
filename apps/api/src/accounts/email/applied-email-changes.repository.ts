import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { EmailChange } from './email-changes.repository.ts';

/** Locks the account's row until `trx` ends: of two links used at once the second sees the result of the first. */
export async function lockPerson(trx: Database, personId: number): Promise<void> {
  await trx.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute();
}

/** The account has the new address from now on, confirmed. */
export async function applyEmailChange(
  trx: Database,
  { id, person_id: personId, new_email: email }: EmailChange,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('Token não encontrado ou já foi usado.');
  await trx
    .updateTable('people')
    .set({ email, verified_email_at: now, updated_at: now })
    .where('id', '=', personId)
    .execute();
}

/**
 * Restores the account's former address. This change and all later ones end, with their links; the password is invalid
 * until another is chosen.
 */
export async function revertEmailChange(
  trx: Database,
  { id, person_id: personId, former_email: email }: EmailChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ ended_at: sql`coalesce(ended_at, ${now})` })
    .where('person_id', '=', personId)
    .where('id', '>=', id)
    .execute();
  await trx
    .updateTable('one_use_tokens')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where((token) =>
      token.or([
        token('purpose', 'in', ['password', 'email', 'new-email']),
        token('email_change_id', '>=', id),
      ]),
    )
    .execute();
  await trx
    .updateTable('people')
    .set({ email, verified_email_at: now, updated_at: now, password_hash: 'none' })
    .where('id', '=', personId)
    .execute();
}

/** Withdraws the requests to delete the account that came with a change or after it. */
export async function cancelDeletions(
  trx: Database,
  personId: number,
  since: Date,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('deletion_requests')
    .set({ status: 'cancelled', decided_at: now })
    .where('person_id', '=', personId)
    .where('status', '=', 'open')
    .where('requested_at', '>=', since)
    .execute();
}
