import { useAtomValue } from 'jotai';
import { use } from 'react';

import { SessionHint } from '../../lib/session-hint.ts';
import { sessionAtom } from './session.atoms.ts';

/** Whether a signed-in person views the page: by a cookie's hint until the session was read. */
export function useLikelySession(): boolean {
  const session = useAtomValue(sessionAtom);
  const hint = use(SessionHint);
  return session === undefined ? hint !== '' : session !== null;
}
