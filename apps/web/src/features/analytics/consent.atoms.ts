import { atom } from 'jotai';

import { afterHydration } from '../../lib/after-hydration.ts';
import { removeStored, setStored, getStored } from '../../lib/storage.ts';

export type Consent = 'granted' | 'refused';

const key = 'consent';

/** What the visitor has said about being measured; null before they were asked (SHELL-11). */
export function consentNow(): Consent | null {
  const value = getStored('browser', key);
  return value === 'granted' || value === 'refused' ? value : null;
}

const heldAtom = atom<Consent | null | undefined>(undefined);
heldAtom.onMount = (set) => afterHydration(() => set(consentNow()));

/**
 * The same for what is rendered: undefined until the browser was looked at. Written by the visitor's choice; null asks
 * again.
 */
export const consentAtom = atom(
  (get) => get(heldAtom),
  (_get, set, consent: Consent | null) => {
    if (consent === null) removeStored('browser', key);
    else setStored('browser', key, consent);
    set(heldAtom, consent);
  },
);

/** What asked for the question again: it has the focus back with the answer. */
export const consentOpenerAtom = atom<HTMLElement | null>(null);
