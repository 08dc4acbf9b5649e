import type { LoginReason } from '@martelo/ui/login-dialog';
import { type Atom, atom } from 'jotai';

import { sessionNow, subscribeSession } from '../../lib/session.ts';
import type { Session } from '../../lib/session-storage.ts';
import { afterHydration } from '../../lib/after-hydration.ts';

/** What the modal 'Faça login para continuar' says it is for, or null while it is closed (DETAIL-09). */
export const loginPromptAtom = atom<LoginReason | null>(null);

const knownAtom = atom<Session | null | undefined>(undefined);
const storedSessionAtom = atom(
  (get) => get(knownAtom),
  (_get, set, session: Session | null) => {
    set(knownAtom, session);
    if (session) set(loginPromptAtom, null);
  },
);
storedSessionAtom.onMount = (set) => {
  afterHydration(() => set(sessionNow()));
  return subscribeSession((session) => set(session));
};

/**
 * Whose browser this is: undefined until it was read, as on the server and in a page's first render (AUTH-12),
 * null for a visitor. Changed by `startSession` and `endSession` alone.
 */
export const sessionAtom: Atom<Session | null | undefined> = storedSessionAtom;
