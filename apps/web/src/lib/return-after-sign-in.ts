import type { NavigateFunction } from 'react-router-dom';

import { safeReturnTo } from './return-to.ts';

/** Pages that redirect a signed-in person. */
const redirects = /^\/(?:planos|entrar|cadastro)\?/;

const addressOf = ({ url }: { url: string | null }) => {
  const { pathname, search, hash } = new URL(url ?? '', location.origin);
  return pathname + search + hash;
};

/**
 * How many history entries to go back to the one that shows `place` or redirects to it: the list with its scroll, or
 * the plans page that the visitor saw instead of an auction. 0 where there is none.
 */
export function stepsBackTo(place: string, addresses: readonly string[]): number {
  let first = addresses.length - 1;
  while (first > 0 && safeReturnTo(addresses[first - 1]!) !== addresses[first - 1]) first -= 1;
  const here = addresses.length - 1;
  if (addresses[first - 1] === place) return here - first + 1;
  const entrance = addresses[first]!;
  return redirects.test(entrance) && safeReturnTo(entrance) === place ? here - first : 0;
}

/**
 * Navigates to `place` after a sign-in: back through the history where it has an entry, so that none is duplicated.
 */
export async function returnAfterSignIn(navigate: NavigateFunction, place: string): Promise<void> {
  const { navigation } = globalThis as Partial<typeof globalThis>;
  const at = navigation?.currentEntry?.index ?? -1;
  const addresses =
    navigation
      ?.entries()
      .slice(0, at + 1)
      .map(addressOf) ?? [];
  const steps = addresses.length > 0 ? stepsBackTo(place, addresses) : 0;
  await (steps > 0 ? navigate(-steps) : navigate(place, { replace: true }));
}
