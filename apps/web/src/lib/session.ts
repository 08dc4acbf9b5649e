import { claimDrafts, disownDrafts, removeDrafts } from './draft-owner.ts';
import { broadcast, type SessionEnd, subscribeTabs, type TabMessage } from './session-channel.ts';
import {
  isRemembered,
  removeSession,
  removeSessions,
  type Session,
  storedSession,
  storeSession,
  storeUser,
  subscribeStoredSession,
  type UserData,
} from './session-storage.ts';
import { removeLastList } from './storage.ts';

/** What happened: a sign-in in this tab, an end, or null for all else, as what another tab did. */
export type SessionChange = 'signed-in' | SessionEnd | null;
type Listener = (session: Session | null, change: SessionChange) => void;
const listeners = new Set<Listener>();
let known: Session | null | undefined;
/** Whether the storage held the session when it became known; some browsers store nothing. */
let isStored = false;
/** The token of the session that ended last: its reason may arrive after the storage event. */
let ended: string | null = null;
let stopWatching: (() => void) | undefined;

function set(session: Session | null, change: SessionChange) {
  if (known) ended = known.token;
  known = session;
  isStored = session !== null && storedSession()?.token === session.token;
  for (const listener of listeners) listener(session, change);
}

/**
 * The session of this browser, restored at the first read where token and type exist (AUTH-05). Null on the server.
 * Subscribes to the other tabs from then on: what they do before the page is rendered counts too (AUTH-14).
 */
export function sessionNow(): Session | null {
  if (typeof document === 'undefined') return null;
  if (known !== undefined) return known;
  stopWatching ??= watchTabs();
  known = storedSession();
  isStored = known !== null;
  return known;
}

/** Stores a new session: in the browser where it is to be remembered, else in its open tabs (AUTH-05, AUTH-14). */
export function startSession(session: Session, remember: boolean): void {
  removeSessions();
  claimDrafts(session);
  storeSession(session, remember ? 'browser' : 'tab');
  broadcast({ kind: 'started', session, remembered: remember });
  set(session, 'signed-in');
}

/** Replaces the stored data of the person. */
export function updateUser(user: UserData): void {
  const session = sessionNow();
  if (!session) return;
  storeUser(session, user);
  set({ ...session, user }, null);
}

/** Removes the session; a logout leaves nothing personal behind, an expiry preserves drafts (AUTH-07, AUTH-08). */
export function endSession(end: SessionEnd): void {
  const session = sessionNow();
  removeSessions();
  if (end === 'signed-out') {
    removeLastList();
    removeDrafts();
  } else if (session) disownDrafts(session);
  if (session === null) return;
  broadcast({ kind: 'ended', token: session.token, end });
  set(null, end);
}

/** Applies another tab's change here (AUTH-14). */
function follow(message: TabMessage) {
  const session = sessionNow();
  switch (message.kind) {
    case 'started':
      if (message.session.token === session?.token) return;
      removeSession('tab');
      claimDrafts(message.session);
      if (!message.remembered) storeSession(message.session, 'tab');
      return set(message.session, null);
    case 'ended':
      // The storage event may have ended it already, but without the reason.
      if (message.token !== (session?.token ?? ended)) return;
      if (session) {
        removeSession('tab');
        disownDrafts(session);
        set(null, 'elsewhere');
      }
      if (message.end === 'signed-out') removeDrafts();
      return;
    case 'asked':
      if (session && !isRemembered(session)) broadcast({ kind: 'started', session, remembered: false });
      return;
    default:
      message satisfies never;
  }
}

/** Calls back with each change, another tab's included (AUTH-14). Returns the unsubscribe. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  stopWatching ??= watchTabs();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

/** A cleared storage fires an event too; whether by a logout or an expiry, only the tabs' messages say. */
function watchTabs() {
  const stops = [subscribeTabs(follow), subscribeStoredSession(recallSession)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reads the storage again; for a page restored from the browser's history. */
export function recallSession(): void {
  const session = storedSession();
  // A storage that is full or refused never held it: that is no sign-out.
  if (!session && known && !isStored) return;
  if (session?.token === sessionNow()?.token) {
    isStored = session !== null;
    return;
  }
  if (known) disownDrafts(known);
  if (session) claimDrafts(session);
  set(session, session ? null : 'elsewhere');
}

/**
 * The server refused the session: it expired (AUTH-08), unless the storage does not hold it any more: then another tab
 * ended it, and its message is still under way (AUTH-14).
 */
export function expireSession(): void {
  const refused = sessionNow();
  if (isStored) recallSession();
  if (sessionNow() === refused) endSession('expired');
}
