import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';
import type { Role } from '../contract/person.ts';

export interface AuditEntry {
  /** What was done, as `auction.flagged`. */
  action: string;
  /** What it was done to, as `auction:` and its uuid_key. */
  subject: string | null;
  /** Without personal data of the people affected. */
  detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The statement that records an entry, for a statement that also makes the change itself. */
export const auditRecorded = (
  { id, role }: { id: number; role: Role },
  { action, subject, detail = {} }: AuditEntry,
  now: Date,
) => sql`
  insert into audit_log (at, person_id, role, action, subject, detail)
  values (${now}, ${id}, ${role}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)`;

/** Records what an auctioneer or an admin did, as part of the same transaction; entries are never deleted. */
export async function recordAudit(
  trx: Database,
  person: { id: number; role: Role },
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  await auditRecorded(person, entry, now).execute(trx);
}
