import { createHash } from 'node:crypto';

import { refuseFields } from '../../platform/http/errors.ts';
import type { Handlers, Input } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { endPendingEmail } from '../email/email-changes.repository.ts';
import { limitAttempts, failuresBeforeWait } from '../../identity/throttle/limit-attempts.ts';
import { callerAddress } from '../../platform/net/caller-address.ts';
import { findTokenOwner, useToken } from '../../identity/one-use-tokens.ts';
import { saveVerifiedEmailOnce } from '../../identity/people.repository.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { claimPayments } from '../../billing/subscriptions.repository.ts';
import { changePassword, passwordErrors } from './new-password.ts';

type Recovering = 'customer' | 'auctioneer';

const requested = 'Se o email estiver cadastrado, você receberá um link para redefinir a senha.';
const done = 'Sua senha foi redefinida com sucesso! Você será redirecionado para a página de login.';

const keyOf = (account: string) => createHash('sha256').update(account).digest('hex');

/** A new password by a link in a mail, for customers and auctioneers (AUTH-09 to AUTH-11). */
export function passwordHandlers({ database, clock, outbox, jobs }: Services) {
  const request =
    (role: Recovering) =>
    async ({ body, request: { ip } }: Pick<Input<'requestPasswordReset'>, 'body' | 'request'>) => {
      const now = clock();
      const email = body.email.toLowerCase();
      const address = callerAddress(ip);
      await limitAttempts(
        database,
        [{ kind: 'recovery-address', subject: address, max: failuresBeforeWait }],
        {},
        now,
      );
      await jobs.send('recover-password', [{ data: { role, email }, key: keyOf(`${role}:${email}`) }]);
      return { message: requested };
    };

  const form =
    (role: Recovering) =>
    async ({ path: { token } }: Pick<Input<'getPasswordReset'>, 'path'>) => {
      const link = { token, purpose: 'password', roles: [role] } as const;
      const { name, email } = await findTokenOwner(database, link, clock());
      return { user: { name, email } };
    };

  const reset =
    (role: Recovering) =>
    async ({ body: { token, ...given } }: Pick<Input<'resetPassword'>, 'body'>) => {
      const now = clock();
      const link = { token, purpose: 'password', roles: [role] } as const;
      const person = await findTokenOwner(database, link, now);
      refuseFields(passwordErrors(given));
      const hash = await hashPassword(given.password);
      await database.transaction().execute(async (trx) => {
        await useToken(trx, token, now);
        await changePassword(trx, outbox, { person, hash }, now);
        // The person who recovers an account does not know who requested a change of its address.
        await endPendingEmail(trx, person.id, now);
        // The link in the mail proves the address.
        await saveVerifiedEmailOnce(trx, person.id, now);
        await claimPayments(trx, person.id, now);
      });
      return { message: done };
    };

  return {
    requestPasswordReset: request('customer'),
    getPasswordReset: form('customer'),
    resetPassword: reset('customer'),
    requestAuctioneerPasswordReset: request('auctioneer'),
    getAuctioneerPasswordReset: form('auctioneer'),
    resetAuctioneerPassword: reset('auctioneer'),
  } satisfies Partial<Handlers>;
}
