import type { NavigateFunction } from 'react-router-dom';

import { safeReturnTo } from './return-to.ts';

/** Pages that by themselves lead on who is signed in. */
const leadsOn = /^\/(?:planos|entrar|cadastro)\?/;

const addressOf = ({ url }: { url: string | null }) => {
  const { pathname, search, hash } = new URL(url ?? '', location.origin);
  return pathname + search + hash;
};

/**
 * How many entries of the history lie between the page that is shown and the one that shows `place`, or leads on to it
 * in its own place: the list with its scroll, or the page of plans that the visitor met in place of an auction. 0 where
 * there is none.
 */
export function stepsBackTo(place: string, addresses: readonly string[]): number {
  let first = addresses.length - 1;
  while (first > 0 && safeReturnTo(addresses[first - 1]!) !== addresses[first - 1]) first -= 1;
  const here = addresses.length - 1;
  if (addresses[first - 1] === place) return here - first + 1;
  const entrance = addresses[first]!;
  return leadsOn.test(entrance) && safeReturnTo(entrance) === place ? here - first : 0;
}

/**
 * Leads who has just signed in to `place`: back through the history where it is there, so that no entry stands twice.
 */
export async function comeBack(navigate: NavigateFunction, place: string): Promise<void> {
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
