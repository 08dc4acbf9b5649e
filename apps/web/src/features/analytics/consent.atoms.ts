import { atom } from 'jotai';

import { afterHydration } from '../../lib/after-hydration.ts';
import { removeStored, setStored, getStored } from '../../lib/storage.ts';

export type Consent = 'granted' | 'refused';

const key = 'consent';

/** The visitor's choice about being measured; null before the question (SHELL-11). */
export function consentNow(): Consent | null {
  const value = getStored('browser', key);
  return value === 'granted' || value === 'refused' ? value : null;
}

const storedConsentAtom = atom<Consent | null | undefined>(undefined);
storedConsentAtom.onMount = (set) => afterHydration(() => set(consentNow()));

/**
 * The same for rendering: undefined until the storage was read. Written by the visitor's choice; null shows the
 * question again.
 */
export const consentAtom = atom(
  (get) => get(storedConsentAtom),
  (_get, set, consent: Consent | null) => {
    if (consent === null) removeStored('browser', key);
    else setStored('browser', key, consent);
    set(storedConsentAtom, consent);
  },
);

/** What opened the question again: it gets the focus back with the answer. */
export const consentOpenerAtom = atom<HTMLElement | null>(null);
