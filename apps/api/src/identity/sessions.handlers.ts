import type { Handlers, Input } from '../platform/contract/contract.ts';
import type { Services } from '../platform/services.ts';
import { callerAddress } from '../platform/net/caller-address.ts';
import { findCreation } from './people.repository.ts';
import { endSession } from './sessions.repository.ts';
import type { Person, Role } from '../platform/contract/person.ts';
import { serializeSession, signIn } from './sign-in.ts';

type SignIn = Input<'signInCustomer' | 'signInAuctioneer' | 'signInAdmin'>;

/** Sign-in and sign-out of the three roles, and the admin's own data. */
export function sessionHandlers({ database, clock, settings: { demo } }: Services) {
  const open = (role: Role, { body, request }: Pick<SignIn, 'body' | 'request'>) =>
    signIn(database, { ...body, role, address: callerAddress(request.ip) }, { now: clock(), demo });

  const enter =
    <R extends Role>(role: R) =>
    async (input: SignIn) =>
      serializeSession(await open(role, input), role);

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
      return { ...serializeSession(token, scope), scope };
    },

    async getAdminInfo({ person }) {
      const { id, name, email } = person;
      const created = await findCreation(database, id);
      return { id, user_type: 'admin', name, email, created_at: created.toISOString() };
    },
  } satisfies Partial<Handlers>;
}
