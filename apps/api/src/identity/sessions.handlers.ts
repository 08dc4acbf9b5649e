import { sql } from 'kysely';

import type { Handlers, Input } from '../platform/contract/contract.ts';
import type { Services } from '../platform/services.ts';
import { callerAddress } from '../platform/net/caller-address.ts';
import { endSession } from './sessions.repository.ts';
import type { Person, Role } from '../platform/contract/person.ts';
import { printSession, signIn } from './sign-in.ts';

type SignIn = Input<'signInCustomer' | 'signInAuctioneer' | 'signInAdmin'>;

/** Signing in and out of the three roles, and who an admin is. */
export function sessionHandlers({ database, clock, settings: { demo } }: Services) {
  const open = (role: Role, { body, request }: Pick<SignIn, 'body' | 'request'>) =>
    signIn(database, { ...body, role, address: callerAddress(request.ip) }, { now: clock(), demo });

  const enter =
    <R extends Role>(role: R) =>
    async (input: SignIn) =>
      printSession(await open(role, input), role);

  const leave = async ({ person }: { person: Person }) => {
    await endSession(database, person.tokenHash);
    return { message: 'Você saiu da sua conta.' };
  };

  return {
    signInCustomer: enter('customer'),
    signInAuctioneer: enter('auctioneer'),
    signInAdmin: enter('admin'),
    signOutCustomer: leave,
    signOutAuctioneer: leave,
    signOutAdmin: leave,

    async issueToken({ body: { username, password, scope }, request }) {
      const token = await open(scope, { body: { email: username, password }, request });
      return { ...printSession(token, scope), scope };
    },

    async getAdminInfo({ person }) {
      const { rows } = await sql<{ created_at: Date }>`
        select created_at from people where id = ${person.id}`.execute(database);
      const { id, name, email } = person;
      return { id, user_type: 'admin', name, email, created_at: rows[0]!.created_at.toISOString() };
    },
  } satisfies Partial<Handlers>;
}
