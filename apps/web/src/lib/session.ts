import { subscribeTabs, type TabMessage, broadcast } from './session-channel.ts';
import {
  removeStored,
  removeLastList,
  setStored,
  getStored,
  type StorageArea,
  subscribeStorage,
} from './storage.ts';

const userTypes = ['customer', 'auctioneer', 'admin'] as const;
export type UserType = (typeof userTypes)[number];

/** What is known of the person before any call: a customer's is seeded with the email alone (AUTH-05). */
interface UserData {
  id: string;
  name: string;
  email: string;
}

/** A session as the browser keeps it: an opaque token that the server alone can judge. */
export interface Session {
  token: string;
  userType: UserType;
  user: UserData;
}

/** Why there is no session any more; `refused` is a sign-in that failed (AUTH-04). */
export type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'elsewhere';

const keys = { token: 'auth_token', userType: 'user_type', user: 'user_data' } as const;
const shelves: readonly StorageArea[] = ['browser', 'tab'];
/** Drafts of forms: kept over an expired session, so that nothing typed is lost, and gone with a logout. */
export const draftPrefix = 'draft:';
/** Whose the drafts are that an expired session left; among them, so that it goes with them. */
const ownerKey = `${draftPrefix}@`;

/** What happened: a sign-in in this tab, an end, or null for all else, as what another tab did. */
export type SessionChange = 'signed-in' | SessionEnd | null;
type Listener = (session: Session | null, change: SessionChange) => void;
const listeners = new Set<Listener>();
let known: Session | null | undefined;
/** Whether the storage held the session when it became known; some browsers keep nothing. */
let isStored = false;
/** The token of the session that ended last, for a reason that comes after the news. */
let ended: string | null = null;
let stopWatching: (() => void) | undefined;

export const isUserType = (value: unknown): value is UserType => userTypes.some((type) => type === value);

function parseUser(text: string | null): UserData {
  const nobody = { id: '', name: '', email: '' };
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return nobody;
    const read = (name: string) => {
      const entry = (value as Record<string, unknown>)[name];
      return typeof entry === 'string' || typeof entry === 'number' ? String(entry) : '';
    };
    return { id: read('id'), name: read('name'), email: read('email') };
  } catch {
    return nobody;
  }
}

function restore(): Session | null {
  for (const shelf of shelves) {
    const token = getStored(shelf, keys.token);
    const userType = getStored(shelf, keys.userType);
    if (token && isUserType(userType))
      return { token, userType, user: parseUser(getStored(shelf, keys.user)) };
  }
  return null;
}

function set(session: Session | null, change: SessionChange) {
  if (known) ended = known.token;
  known = session;
  isStored = session !== null && restore()?.token === session.token;
  for (const listener of listeners) listener(session, change);
}

function forgetIn(shelf: StorageArea) {
  for (const key of Object.values(keys)) removeStored(shelf, key);
}

/** The token comes last: other tabs look at its news, and what else they read must have reached them before. */
function keepSession({ token, userType, user }: Session, shelf: StorageArea) {
  setStored(shelf, keys.userType, userType);
  setStored(shelf, keys.user, JSON.stringify(user));
  setStored(shelf, keys.token, token);
}

const removeDrafts = () => removeStored('tab', `${draftPrefix}*`);
const ownerOf = ({ userType, user }: Session) => `${userType} ${user.email.toLowerCase()}`;
const isRemembered = ({ token }: Session) => getStored('browser', keys.token) === token;

/** Notes whose the drafts are that stay. */
const disownDrafts = (session: Session) => setStored('tab', ownerKey, ownerOf(session));

/** What one person typed is never shown to another who signs in after them. */
function claimDrafts(session: Session) {
  const owner = getStored('tab', ownerKey);
  if (owner !== null && owner !== ownerOf(session)) removeDrafts();
  removeStored('tab', ownerKey);
}

/**
 * The session of this browser, restored at the first look where token and type exist (AUTH-05). Null on the server. Other
 * tabs are heard from then on: what they do before the page stands counts too (AUTH-14).
 */
export function sessionNow(): Session | null {
  if (typeof document === 'undefined') return null;
  if (known !== undefined) return known;
  stopWatching ??= watchTabs();
  known = restore();
  isStored = known !== null;
  return known;
}

/** Keeps a new session: in the browser where it is to be remembered, else in its open tabs (AUTH-05, AUTH-14). */
export function startSession(session: Session, remember: boolean): void {
  shelves.forEach(forgetIn);
  claimDrafts(session);
  keepSession(session, remember ? 'browser' : 'tab');
  broadcast({ kind: 'started', session, remembered: remember });
  set(session, 'signed-in');
}

/** Keeps what has become known of the person, in place of what was. */
export function updateUser(user: UserData): void {
  const session = sessionNow();
  if (!session) return;
  setStored(isRemembered(session) ? 'browser' : 'tab', keys.user, JSON.stringify(user));
  set({ ...session, user }, null);
}

/** Forgets the session; a logout leaves nothing personal behind, an expiry keeps what was typed (AUTH-07, AUTH-08). */
export function endSession(end: SessionEnd): void {
  const session = sessionNow();
  shelves.forEach(forgetIn);
  if (end === 'signed-out') {
    removeLastList();
    removeDrafts();
  } else if (session) disownDrafts(session);
  if (session === null) return;
  broadcast({ kind: 'ended', token: session.token, end });
  set(null, end);
}

/** What another tab did, here too (AUTH-14). */
function follow(news: TabMessage) {
  const session = sessionNow();
  switch (news.kind) {
    case 'started':
      if (news.session.token === session?.token) return;
      forgetIn('tab');
      claimDrafts(news.session);
      if (!news.remembered) keepSession(news.session, 'tab');
      return set(news.session, null);
    case 'ended':
      // The storage may have told already that it is over, but not why.
      if (news.token !== (session?.token ?? ended)) return;
      if (session) {
        forgetIn('tab');
        disownDrafts(session);
        set(null, 'elsewhere');
      }
      if (news.end === 'signed-out') removeDrafts();
      return;
    case 'asked':
      if (session && !isRemembered(session)) broadcast({ kind: 'started', session, remembered: false });
      return;
    default:
      news satisfies never;
  }
}

/** Tells of each change, another tab's included (AUTH-14). Returns the unsubscribe. */
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

/** A storage that somebody emptied tells of itself too; whether by a logout or for its age, only the tabs' news say. */
function watchTabs() {
  const stops = [
    subscribeTabs(follow),
    subscribeStorage((key) => {
      if (key === null || key === keys.token) recallSession();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Looks anew at what is kept; for a page that came back from the browser's history. */
export function recallSession(): void {
  const session = restore();
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
 * ended it, whose news are still under way (AUTH-14).
 */
export function expireSession(): void {
  const refused = sessionNow();
  if (isStored) recallSession();
  if (sessionNow() === refused) endSession('expired');
}

/** How long a tab that was just opened waits for the others, in ms: they answer in a few, where there are any. */
const timeoutMs = 150;

/** In a tab without a session of its own: takes that of the other open tabs, where they have one (AUTH-14). */
export async function joinOpenTabs(): Promise<void> {
  if (sessionNow()) return;
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const stop = subscribeSession((session) => {
    if (session) resolve();
  });
  broadcast({ kind: 'asked' });
  const timer = setTimeout(resolve, timeoutMs);
  await told;
  clearTimeout(timer);
  stop();
}
