import { recordAudit } from '../platform/audit/audit-log.ts';
import type { Database } from '../platform/database/connection.ts';
import { HttpError } from '../platform/http/errors.ts';
import {
  limitAttempts,
  type CaptchaReply,
  failuresBeforeCaptcha,
  failuresBeforeWait,
} from './throttle/limit-attempts.ts';
import { deleteAttempts } from './throttle/attempts.ts';
import { isKnownAddress, noteAddress } from './known-addresses.ts';
import { findCredentials, lockPasswordHash, renewHash } from './people.repository.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import type { Role } from '../platform/contract/person.ts';
import { sessionSeconds, startSession } from './sessions.repository.ts';

interface SignInRequest extends CaptchaReply {
  role: Role;
  email: string;
  password: string;
  /** The socket's address. */
  address: string;
}

const refused = () => new HttpError(401, 'Email ou senha inválidos. Verifique seus dados e tente novamente.');

/** A new session, as the calls return it. */
export const serializeSession = <R extends Role>(token: string, role: R) => ({
  access_token: token,
  token_type: 'bearer' as const,
  expires_in: sessionSeconds,
  user_type: role,
});

/**
 * A session's token for the right email and password, else 401, the same and as slow for an unknown email (AUTH-04).
 * After three failures from the address a captcha is required, after ten the address has to wait. Failures at the
 * account, from any address, require a captcha and a pause only from addresses that never signed in to it: an attacker
 * can't lock the owner out (SAFE-17). If the password changes while it is being checked, the sign-in fails: the change
 * ended all sessions, and this one would remain.
 */
export async function signIn(
  database: Database,
  { role, email, password, address, ...reply }: SignInRequest,
  { now, demo }: { now: Date; demo: boolean },
): Promise<string> {
  const account = `${role}:${email.toLowerCase()}`;
  const known = await isKnownAddress(database, { role, email, address }, now);
  const attempt = await limitAttempts(
    database,
    [
      {
        kind: 'sign-in-address',
        subject: address,
        beforeCaptcha: failuresBeforeCaptcha,
        max: failuresBeforeWait,
      },
      ...(known
        ? []
        : [
            {
              kind: 'sign-in-account',
              subject: account,
              beforeCaptcha: failuresBeforeCaptcha,
              turnOf: address,
            } as const,
          ]),
    ],
    reply,
    now,
  );
  const person = await findCredentials(database, { role, email, demo });
  if (!(await isPassword(password, person?.password_hash ?? null)) || !person) throw refused();
  let hash = person.password_hash;
  if (isOutdated(hash)) {
    hash = await hashPassword(password);
    await renewHash(database, person, hash);
  }
  const session = await database.transaction().execute(async (trx) => {
    const current = await lockPasswordHash(trx, person.id);
    if (current !== hash && !(await isPassword(password, current))) throw refused();
    const token = await startSession(trx, person.id, now);
    await noteAddress(trx, { personId: person.id, address }, now);
    if (role !== 'customer')
      await recordAudit(trx, { id: person.id, role }, { action: 'session.started', subject: null }, now);
    return token;
  });
  await attempt.refund();
  await deleteAttempts(database, 'sign-in-account', account);
  return session;
}
