import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { recoverPasswordMail } from './recover-password-mail.ts';
import { windowStart } from '../../identity/throttle/limit-attempts.ts';
import { endTokens, giveToken, recoveryMinutes } from '../../identity/one-use-tokens.ts';
import { findCredentials } from '../../identity/people.repository.ts';

/** The most mails to one account in a quarter of an hour, and in a row while the link of the last one is valid. */
const maxMails = 3;

interface LastMail {
  nth: number;
  /** Neither used nor expired: the owner can recover with the link that they have. */
  works: boolean;
  /** Mails in the last quarter of an hour. */
  recent: number;
}

/**
 * The number of a new mail in its row; null where none is sent. Mails are counted, not requests, so requests for
 * somebody else's account never leave the owner without a link: the last one is valid until it is used or expires, and
 * then another one is sent.
 */
async function nextMail(trx: Database, personId: number, now: Date): Promise<number | null> {
  const { rows } = await sql<LastMail>`
    select nth, used_at is null and expires_at > ${now} as works,
      (select count(*)::integer from one_use_tokens
        where person_id = ${personId} and purpose = 'password' and created_at > ${windowStart(now)}) as recent
    from one_use_tokens where person_id = ${personId} and purpose = 'password'
    order by created_at desc, nth desc limit 1`.execute(trx);
  const [last] = rows;
  if (!last) return 1;
  if (last.recent >= maxMails || (last.works && last.nth >= maxMails)) return null;
  return last.works ? last.nth + 1 : 1;
}

/**
 * Mails the link to the address, and ends the earlier links (AUTH-09). It is a job: the call that requests it does the
 * same work for every address, so neither its answer nor its time reveals whether there is an account.
 */
export async function sendRecovery(
  { database, outbox, demo }: { database: Database; outbox: Outbox; demo: boolean },
  { role, email }: JobData['recover-password'],
  now: Date,
): Promise<void> {
  const person = await findCredentials(database, { role, email, demo });
  if (!person) return;
  await database.transaction().execute(async (trx) => {
    await trx.selectFrom('people').select('id').where('id', '=', person.id).forNoKeyUpdate().execute();
    const nth = await nextMail(trx, person.id, now);
    if (nth === null) return;
    await endTokens(trx, person.id, 'password', now);
    const link = {
      personId: person.id,
      purpose: 'password',
      email: person.email,
      minutes: recoveryMinutes,
      nth,
    } as const;
    const token = await giveToken(trx, link, now);
    await outbox.enqueue(
      trx,
      [recoverPasswordMail(outbox.links, { person: { ...person, role }, token })],
      now,
    );
  });
}
