import { useAtomValue, useSetAtom } from 'jotai';
import { use, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';

import {
  applyRequestedFavoriteAtom,
  applyFavoriteMessageAtom,
  loadFavoritesAtom,
  removeRequestedFavorite,
  subscribeFavorites,
} from '../features/favorites/favorites.atoms.ts';
import { expiredSignInOf } from '../features/session/profiles.ts';
import { loginPromptAtom, sessionAtom } from '../features/session/session.atoms.ts';
import { loadSubscriberAtom, useSubscriber } from '../features/session/subscriber.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { safeReturnTo, withReturnTo } from '../lib/return-to.ts';
import { clearOfflineCache } from '../lib/offline-cache.ts';
import { setSessionHint, SessionHint } from '../lib/session-hint.ts';
import { paths } from '../paths.ts';
import { joinOpenTabs } from '../lib/join-open-tabs.ts';
import { recallSession, type SessionChange, subscribeSession } from '../lib/session.ts';
import type { Session } from '../lib/session-storage.ts';

/**
 * Keeps the page in step with the session: favourites come and go with it (FAV-05), an expired one leads to the sign-in
 * that comes back here (AUTH-08), and what another tab did counts here too (AUTH-14, FAV-05).
 */
export function SessionSync() {
  const session = useAtomValue(sessionAtom);
  const isPrompted = useAtomValue(loginPromptAtom) !== null;
  const rendered = use(SessionHint);
  const customer = session?.userType === 'customer' ? session.token : null;
  const loadFavorites = useSetAtom(loadFavoritesAtom);
  const applyRequestedFavorite = useSetAtom(applyRequestedFavoriteAtom);
  const applyFavoriteMessage = useSetAtom(applyFavoriteMessageAtom);
  const loadSubscriber = useSetAtom(loadSubscriberAtom);
  const subscribes = useSubscriber();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { location: ahead } = useNavigation();
  const here = useLocation();

  useEffect(() => {
    if (session === undefined) return;
    setSessionHint(session === null ? '' : subscribes ? 'subscriber' : 'signed-in', rendered);
    if (session === null) afterPaint(() => clearOfflineCache('own'));
  }, [session, subscribes, rendered]);

  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      await loadFavorites(customer, abort.signal);
      if (customer === null || abort.signal.aborted) return;
      applyRequestedFavorite();
      await loadSubscriber(customer, abort.signal);
    };
    void load();
    return () => abort.abort();
  }, [customer, loadFavorites, applyRequestedFavorite, loadSubscriber]);

  // Whoever is on no way to sign in any more has given up what they pressed a heart for.
  const { pathname, search, hash } = here;
  const address = pathname + search + hash;
  const onTheWay = isPrompted || safeReturnTo(address) !== address;
  useEffect(() => {
    if (session === null && !onTheWay) removeRequestedFavorite();
  }, [session, onTheWay]);

  const followFavorites = useEffectEvent((news: Parameters<typeof applyFavoriteMessage>[0]) => {
    if (applyFavoriteMessage(news) && pathname === paths.favorites) void revalidate();
  });
  useEffect(() => subscribeFavorites(followFavorites), []);

  const follow = useEffectEvent((_session: Session | null, change: SessionChange) => {
    if (change === 'signed-out') clearOfflineCache('seen');
    if (change === 'expired')
      void navigate(withReturnTo(expiredSignInOf(session?.userType ?? 'customer'), ahead ?? here), {
        replace: true,
      });
    // Whoever signs in or out here is led on to another page.
    else if (change !== 'signed-out' && change !== 'signed-in') void revalidate();
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
