import { withReturnTo, returnToOf } from '../../lib/return-to.ts';
import type { UserType } from '../../lib/session-storage.ts';
import { paths } from '../../paths.ts';

const words = { customer: 'cliente', auctioneer: 'leiloeiro', admin: 'admin' } as const satisfies Record<
  UserType,
  string
>;

/**
 * Mails and invitations call the kinds by their names in the contract, people by Portuguese words: `?perfil=leiloeiro`.
 */
const kinds: Readonly<Record<string, UserType>> = {
  cliente: 'customer',
  customer: 'customer',
  leiloeiro: 'auctioneer',
  auctioneer: 'auctioneer',
  admin: 'admin',
};

/** The kind of account that an address names, or null where it names none. */
export function profileOf(search: string): UserType | null {
  return kinds[new URLSearchParams(search).get('perfil') ?? ''] ?? null;
}

/** The same page for another kind of account; a customer's is the plain one. */
export function forProfile(address: string, profile: UserType): string {
  return profile === 'customer' ? address : `${address}?perfil=${words[profile]}`;
}

/** The address with the return address in `search`, so that a detour through another sign-in page preserves it. */
export function carryReturnTo(address: string, search: string): string {
  const origin = returnToOf(search);
  return origin === null ? address : withReturnTo(address, new URL(origin, 'https://site.invalid'));
}

/** The sign-in of a kind of account, shown even to somebody who is signed in as another. */
export const signInOf = (profile: UserType): string => `${paths.signIn}?perfil=${words[profile]}`;

/** The sign-in of a kind of account that says that the session is over (AUTH-08). */
export const expiredSignInOf = (profile: UserType): string =>
  profile === 'customer' ? paths.sessionExpired : `${paths.sessionExpired}&perfil=${words[profile]}`;

/** Where to go after a sign-in without a return address. */
export const homeOf = (profile: UserType): string =>
  ({ customer: paths.auctions, auctioneer: paths.auctioneer, admin: paths.admin })[profile];
