import { atom, useAtomValue } from 'jotai';
import { use } from 'react';

import { browserApi } from '../../lib/browser-api.ts';
import { loadScript } from '../../lib/load-script.ts';
import { SessionHint } from '../../lib/session-hint.ts';
import type { Subscription } from '../account/account-summary.calls.ts';
import { sessionAtom } from './session.atoms.ts';

/** What the server said of the customer of this token. */
export const knownSubscriptionAtom = atom<{ token: string; subscription: Subscription | null } | null>(null);

/** Fetches whether the subscription of this token's customer is active; a failure leaves the last known state. */
export const loadSubscriberAtom = atom(null, async (_get, set, token: string, signal: AbortSignal) => {
  try {
    const { getAccountSummary } = await loadScript(() => import('../account/account-summary.calls.ts'));
    const { subscription } = await getAccountSummary(await browserApi(), signal);
    if (!signal.aborted) set(knownSubscriptionAtom, { token, subscription });
  } catch {
    // Whoever subscribes is at worst shown what is for sale.
  }
});

/** Whether a customer with an active subscription views the page, who sees no offers (WAY-13). */
export function useSubscriber(): boolean {
  const session = useAtomValue(sessionAtom);
  const known = useAtomValue(knownSubscriptionAtom);
  const hint = use(SessionHint);
  if (session === null || (session && session.userType !== 'customer')) return false;
  return known && known.token === session?.token
    ? known.subscription?.active === true
    : hint === 'subscriber';
}
