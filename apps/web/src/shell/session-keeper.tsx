import { useAtomValue, useSetAtom } from 'jotai';
import { use, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';

import { loadFavoritesAtom } from '../features/favorites/favorites.atoms.ts';
import { expiredSignInOf } from '../features/session/profiles.ts';
import { sessionAtom } from '../features/session/session.atoms.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { withOrigin } from '../lib/origin.ts';
import { forgetPages } from '../lib/kept-pages.ts';
import { keepHint, SessionHint } from '../lib/session-hint.ts';
import {
  joinOpenTabs,
  recallSession,
  type Session,
  type SessionEnd,
  subscribeSession,
} from '../lib/session.ts';

/**
 * Keeps the page in step with the session: favourites come and go with it (FAV-05), an expired one leads to the sign-in
 * that comes back here (AUTH-08), and what another tab did counts here too (AUTH-14).
 */
export function SessionKeeper() {
  const session = useAtomValue(sessionAtom);
  const drawn = use(SessionHint);
  const customer = session?.userType === 'customer' ? session.token : null;
  const loadFavorites = useSetAtom(loadFavoritesAtom);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { location: ahead } = useNavigation();
  const here = useLocation();

  useEffect(() => {
    if (session === undefined) return;
    keepHint(session !== null, drawn);
    if (session === null) afterPaint(() => forgetPages('own'));
  }, [session, drawn]);

  useEffect(() => {
    const abort = new AbortController();
    void loadFavorites(customer, abort.signal);
    return () => abort.abort();
  }, [customer, loadFavorites]);

  const follow = useEffectEvent((_session: Session | null, end: SessionEnd | null) => {
    if (end === 'signed-out') forgetPages('seen');
    if (end === 'expired')
      void navigate(withOrigin(expiredSignInOf(session?.userType ?? 'customer'), ahead ?? here), {
        replace: true,
      });
    else if (end !== 'signed-out') void revalidate();
  });
  useEffect(() => {
    const stop = subscribeSession(follow);
    void joinOpenTabs();
    // A page that comes back from the browser's history shows what was true when it was left.
    addEventListener('pageshow', recallSession);
    return () => {
      stop();
      removeEventListener('pageshow', recallSession);
    };
  }, []);
  return null;
}
