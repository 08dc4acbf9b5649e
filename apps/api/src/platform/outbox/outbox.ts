import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from './mail.ts';
import { readSecret } from '../tokens/secrets.ts';
import { type SiteLinks, siteLinks } from './site-links.ts';

/** Stores mails; jobs send them later. */
export interface Outbox {
  links: SiteLinks;
  /** What signs the links by which people turn mails off. */
  unsubscribeSecret: Buffer;
  /**
   * Stores mails to be sent, as part of `trx`: they are sent only if it commits. A mail whose key is known was enqueued
   * before and is left alone.
   */
  enqueue: (trx: Database, mails: readonly Mail[], now: Date) => Promise<void>;
}

/** `origin` is where links lead: `https://martelo.com.br`. */
export async function openOutbox(database: Database, jobs: Jobs, origin: string): Promise<Outbox> {
  const secret = await readSecret(database, 'unsubscribe');
  return {
    links: siteLinks(origin),
    unsubscribeSecret: secret,

    async enqueue(trx, mails, now) {
      if (mails.length === 0) return;
      const rows = mails.map(({ personId, to, ...mail }) => ({
        ...mail,
        person_id: personId,
        recipient: to,
      }));
      const { rows: stored } = await sql<{ id: number }>`
        insert into mails (key, person_id, recipient, subject, text, html, headers, created_at)
        select key, person_id, recipient, subject, text, html, headers, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as m (key text, person_id bigint, recipient text, subject text, text text, html text, headers jsonb)
        on conflict (key) do nothing
        returning id`.execute(trx);
      await jobs.send(
        'send-mail',
        stored.map(({ id }) => ({ data: { mailId: id }, key: String(id) })),
        trx,
      );
    },
  };
}
