import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

// An admin's decisions on pending runs.

/** Queues a feed in quarantine again, which an admin accepted; false where it isn't there. */
export async function acceptQuarantined(trx: Database, uuid: string, adminId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update feed_runs set status = 'queued', accepted = true, attempts = 0, held_reason = null, decided_by = ${adminId}
    where uuid = ${uuid} and status = 'held'`.execute(trx);
  return numAffectedRows === 1n;
}

interface Refusal {
  reason: string;
  adminId: number;
}

const refusal = ({ reason, adminId }: Refusal, now: Date) =>
  sql`status = 'refused', held_reason = ${reason}, content = null, decided_by = ${adminId}, finished_at = ${now}`;

/** Refuses a feed in quarantine and deletes what was sent; false where it isn't there. */
export async function refuseQuarantined(
  trx: Database,
  uuid: string,
  refused: Refusal,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update feed_runs set ${refusal(refused, now)} where uuid = ${uuid} and status = 'held'`.execute(trx);
  return numAffectedRows === 1n;
}

const waited =
  'A lista esperou tempo demais pela confirmação do email ou pela aprovação do cadastro. Envie-a de novo.';
const suspended = 'A lista esperou tempo demais com o cadastro suspenso.';

/**
 * Refuses feeds that have waited 7 days for its sender to confirm the email, or 60 for the approval or the end of a
 * suspension: anybody can register, and what is sent is stored (SAFE-42).
 */
export async function refuseExpired(database: Database, now: Date): Promise<void> {
  await sql`
    update feed_runs r set status = 'refused', content = null, finished_at = ${now}, held_reason = case p.approval
      when 'refused' then coalesce(p.approval_reason, ${waited}) when 'suspended' then ${suspended} else ${waited} end
    from people p where p.id = r.person_id and r.status = 'held' and r.undoes is null
      and (p.verified_email_at is null or coalesce(p.approval, 'pending') <> 'approved') and r.received_at <= ${now}::timestamptz
        - case when p.verified_email_at is null then interval '7 days' else interval '60 days' end`.execute(
    database,
  );
}

/** Refuses every pending feed of an auctioneer. */
export async function refuseWaiting(
  trx: Database,
  personId: number,
  refused: Refusal,
  now: Date,
): Promise<void> {
  await sql`
    update feed_runs set ${refusal(refused, now)}
    where person_id = ${personId} and status in ('held', 'queued') and undoes is null`.execute(trx);
}
