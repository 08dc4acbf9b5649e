import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { auditRecorded, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Database } from '../../platform/database/connection.ts';
import { wrongFields } from '../../platform/http/errors.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { auctioneerInvitationMail } from './auctioneer-invitation-mail.ts';
import type { Person } from '../../platform/contract/person.ts';

export type InvitationStatus = 'open' | 'used' | 'expired';

export interface SentRow {
  uuid: string;
  email: string;
  name: string | null;
  status: InvitationStatus;
  created_at: Date;
  expires_at: Date | null;
  used_at: Date | null;
}

/** Days that an invitation to auctioneers is valid. */
const days = 7;
const day = 86_400_000;

const columns = (now: Date) => sql`
  i.uuid, i.email, i.name, i.created_at, i.expires_at, i.used_at,
  case when i.used_at is not null then 'used' when i.expires_at <= ${now} then 'expired' else 'open' end as status`;

/** Invitations of auctioneers, for the back office (API-08). */
export function sentInvitationRepository(database: Database, outbox: Outbox) {
  const find = async (trx: Database, uuid: string, now: Date): Promise<SentRow | null> => {
    const { rows } = await sql<SentRow>`
      select ${columns(now)} from invitations i
      where i.uuid = ${uuid}::uuid and i.role = 'auctioneer'`.execute(trx);
    return rows[0] ?? null;
  };

  return {
    async page(status: InvitationStatus | undefined, page: number, now: Date) {
      const all = sql`(select ${columns(now)} from invitations i where i.role = 'auctioneer') as i`;
      const condition = status === undefined ? sql`true` : sql`i.status = ${status}`;
      const counted = await sql<{ n: number }>`
        select count(*) as n from ${all} where ${condition}`.execute(database);
      const { pagination, offset } = pageOf(page, counted.rows[0]!.n);
      const { rows } = await sql<SentRow>`
        select i.* from ${all} where ${condition}
        order by i.created_at desc, i.uuid limit ${pagination.per_page} offset ${offset}`.execute(database);
      return { rows, pagination };
    },

    /**
     * Mails the address of the form; an earlier invitation of the same address ends. Throws the 422 of a known email.
     */
    invite: (admin: Person, { email, name }: { email: string; name: string | null }, now: Date) =>
      database.transaction().execute(async (trx): Promise<SentRow> => {
        const expiresAt = new Date(now.getTime() + days * day);
        const uuid = randomUUID();
        const entry = { action: 'invitation.sent', subject: `invitation:${uuid}` };
        const { numAffectedRows } = await sql`
          with ended as (
            update invitations set expires_at = ${now}
            where role = 'auctioneer' and email = ${email} and used_at is null
              and coalesce(expires_at > ${now}, true)),
          noted as (${auditRecorded(admin, entry, now)})
          insert into invitations (uuid, role, email, name, created_at, expires_at)
          select ${uuid}, 'auctioneer', ${email}, ${name}, ${now}, ${expiresAt}
          where not exists (select from people where role = 'auctioneer' and email = ${email})`.execute(trx);
        if (numAffectedRows === 0n) throw wrongFields({ email: ['Este email já está cadastrado.'] });
        await outbox.enqueue(trx, [auctioneerInvitationMail(outbox.links, { uuid, email, name, days })], now);
        return { uuid, email, name, status: 'open', created_at: now, expires_at: expiresAt, used_at: null };
      }),

    /** Ends an open one; 'missing' and 'over' are refusals. */
    revoke: (admin: Person, uuid: string, now: Date) =>
      database.transaction().execute(async (trx): Promise<SentRow | 'missing' | 'over'> => {
        const { numUpdatedRows } = await trx
          .updateTable('invitations')
          .set({ expires_at: now })
          .where('uuid', '=', uuid)
          .where('role', '=', 'auctioneer')
          .where('used_at', 'is', null)
          .where((one) => one.or([one('expires_at', 'is', null), one('expires_at', '>', now)]))
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return (await find(trx, uuid, now)) ? 'over' : 'missing';
        const subject = `invitation:${uuid.toLowerCase()}`;
        await recordAudit(trx, admin, { action: 'invitation.revoked', subject }, now);
        return (await find(trx, uuid, now))!;
      }),
  };
}
