import { atom } from 'jotai';

import { afterPaint } from '../../lib/after-paint.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { loadScript } from '../../lib/load-script.ts';
import { sessionNow } from '../../lib/session.ts';
import { removeStored, setStored, getStored } from '../../lib/storage.ts';
import { tabChannel } from '../../lib/tab-channel.ts';
import { showToast } from '../../lib/toasts.ts';
import { track } from '../analytics/track.ts';
import { loginPromptAtom } from '../session/session.atoms.ts';
import { messages } from './messages.ts';

/** What another tab did, in the session of that token. */
interface FavoriteMessage {
  token: string;
  key: string;
  saved: boolean;
}

const channel = tabChannel<FavoriteMessage>('martelo-favorites');
export const subscribeFavorites = channel.subscribe;

const loadCalls = () => loadScript(() => import('./favorites.calls.ts'));
const none: ReadonlySet<string> = new Set();
const keysAtom = atom(none);
const busyAtom = atom(none);
/** The token of the customer whose keys these are. */
const ownerAtom = atom<string | null>(null);
/** Pressed since the set was last requested: the answer may not include them yet. */
const pressedAtom = atom(none);

/** The heart that a visitor pressed before signing in; stored in the tab, so that it survives a reload of the form. */
const requestedKey = 'wanted_favorite';

const withKey = (keys: ReadonlySet<string>, key: string) => new Set(keys).add(key);
const withoutKey = (keys: ReadonlySet<string>, key: string) =>
  new Set([...keys].filter((one) => one !== key));

/** The keys of what the customer has saved; empty for a visitor. */
export const favoriteKeysAtom = atom((get) => get(keysAtom));

/** The keys whose call runs: their hearts take no press (FAV-01). */
export const busyFavoritesAtom = atom((get) => get(busyAtom));

/**
 * Loads the set for the customer of this token, empties it for everybody else (FAV-05). A failure leaves it empty and
 * says so.
 */
export const loadFavoritesAtom = atom(
  null,
  async (get, set, customer: string | null, signal: AbortSignal) => {
    // What the same customer pressed before the page had looked whose session this is stays, while its call runs.
    const same = customer !== null && customer === get(ownerAtom);
    if (!same) set(keysAtom, none);
    set(pressedAtom, same ? get(busyAtom) : none);
    set(ownerAtom, customer);
    if (customer === null) return;
    try {
      const { listFavoriteKeys } = await loadCalls();
      const loaded = await listFavoriteKeys(await browserApi(), signal);
      if (signal.aborted) return;
      const [now, pressed] = [get(keysAtom), get(pressedAtom)];
      const stillSaved = [...pressed].filter((key) => now.has(key));
      set(keysAtom, new Set([...loaded.filter((key) => !pressed.has(key)), ...stillSaved]));
    } catch {
      if (!signal.aborted && sessionNow()) showToast({ tone: 'critical', ...messages.loadFailed });
    }
  },
);

/**
 * Saves or removes: at once on the screen, then by the call; a failure reverts this key alone and says so (FAV-01 to
 * FAV-04). Resolves to whether the key now is as requested.
 */
export const setFavoriteAtom = atom(
  null,
  async (get, set, key: string, shouldSave: boolean): Promise<boolean> => {
    const session = sessionNow();
    if (!session) {
      if (shouldSave) setStored('tab', requestedKey, key);
      // The press is rendered first, then what it brings.
      afterPaint(() => set(loginPromptAtom, shouldSave ? messages.loginToAdd : messages.loginToRemove));
      return false;
    }
    if (session.userType !== 'customer') {
      showToast({ tone: 'caution', ...messages.customersOnly });
      return false;
    }
    if (get(busyAtom).has(key)) return false;
    if (get(keysAtom).has(key) === shouldSave) return true;

    const put = (saved: boolean) =>
      set(keysAtom, saved ? withKey(get(keysAtom), key) : withoutKey(get(keysAtom), key));
    put(shouldSave);
    set(ownerAtom, session.token);
    set(pressedAtom, withKey(get(pressedAtom), key));
    set(busyAtom, withKey(get(busyAtom), key));
    try {
      // The code of the call would hold up the frame that shows the press.
      await new Promise<void>(afterPaint);
      const { removeFavorite, saveFavorite } = await loadCalls();
      await (shouldSave ? saveFavorite : removeFavorite)(await browserApi(), key);
      channel.broadcast({ token: session.token, key, saved: shouldSave });
      if (shouldSave) track({ name: 'add_to_wishlist', auctionKey: key });
      showToast({ tone: 'positive', ...(shouldSave ? messages.added : messages.removed) });
      return true;
    } catch {
      // A session that ended meanwhile has emptied the set and says so itself.
      if (sessionNow()?.token === session.token) {
        put(!shouldSave);
        showToast({ tone: 'critical', ...(shouldSave ? messages.failed : messages.removalFailed) });
      }
      return false;
    } finally {
      set(busyAtom, withoutKey(get(busyAtom), key));
    }
  },
);

/** The visitor has given up what the heart was pressed for. */
export const removeRequestedFavorite = (): void => removeStored('tab', requestedKey);

/** Saves the favourite that was pressed before the sign-in, once. */
export const applyRequestedFavoriteAtom = atom(null, (_get, set): void => {
  const key = getStored('tab', requestedKey);
  if (key === null) return;
  removeRequestedFavorite();
  void set(setFavoriteAtom, key, true);
});

const noteAtom = atom(null, (get, set, key: string, saved: boolean) => {
  set(pressedAtom, withKey(get(pressedAtom), key));
  set(keysAtom, saved ? withKey(get(keysAtom), key) : withoutKey(get(keysAtom), key));
});

/** What the favourites' own page did by itself: the hearts and the count follow, here and in the other tabs. */
export const noteFavoriteAtom = atom(null, (_get, set, key: string, saved: boolean) => {
  set(noteAtom, key, saved);
  const token = sessionNow()?.token;
  if (token) channel.broadcast({ token, key, saved });
});

/**
 * The hearts follow another tab of the same session; one whose call runs here has its own end. Says whether it counts.
 */
export const applyFavoriteMessageAtom = atom(
  null,
  (get, set, { token, key, saved }: FavoriteMessage): boolean => {
    if (token !== sessionNow()?.token || get(busyAtom).has(key)) return false;
    set(noteAtom, key, saved);
    return true;
  },
);

/** The heart was pressed: the opposite of what is. */
export const toggleFavoriteAtom = atom(null, (get, set, key: string) =>
  set(setFavoriteAtom, key, !get(keysAtom).has(key)),
);
