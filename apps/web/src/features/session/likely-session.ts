import { useAtomValue } from 'jotai';
import { use } from 'react';

import { SessionHint } from '../../lib/session-hint.ts';
import { sessionAtom } from './session.atoms.ts';

/** Whether somebody who is signed in looks at the page: a hint says so until the browser was looked at. */
export function useLikelySession(): boolean {
  const session = useAtomValue(sessionAtom);
  const hint = use(SessionHint);
  return session === undefined ? hint !== '' : session !== null;
}
