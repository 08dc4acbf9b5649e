import { forget, forgetList, keep, kept, type Shelf, subscribeStorage } from './storage.ts';

export const userTypes = ['customer', 'auctioneer', 'admin'] as const;
export type UserType = (typeof userTypes)[number];

/** What is known of the person before any call: a customer's is seeded with the e-mail alone (AUTH-05). */
export interface UserData {
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
const shelves: readonly Shelf[] = ['browser', 'tab'];
/** Drafts of forms: kept over an expired session, so that nothing typed is lost, and gone with a logout. */
export const draftPrefix = 'draft:';

type Listener = (session: Session | null, end: SessionEnd | null) => void;
const listeners = new Set<Listener>();
let known: Session | null | undefined;
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
    const token = kept(shelf, keys.token);
    const userType = kept(shelf, keys.userType);
    if (token && isUserType(userType)) return { token, userType, user: parseUser(kept(shelf, keys.user)) };
  }
  return null;
}

function set(session: Session | null, end: SessionEnd | null) {
  known = session;
  for (const listener of listeners) listener(session, end);
}

function forgetSession() {
  for (const shelf of shelves) for (const key of Object.values(keys)) forget(shelf, key);
}

/** The session of this browser, restored at the first look where token and type exist (AUTH-05). Null on the server. */
export function sessionNow(): Session | null {
  if (typeof document === 'undefined') return null;
  return known === undefined ? (known = restore()) : known;
}

/** Keeps a new session: in the browser where it is to be remembered, else in this tab (AUTH-05). */
export function startSession(session: Session, remember: boolean): void {
  forgetSession();
  const shelf = remember ? 'browser' : 'tab';
  keep(shelf, keys.token, session.token);
  keep(shelf, keys.userType, session.userType);
  keep(shelf, keys.user, JSON.stringify(session.user));
  set(session, null);
}

/** Keeps what has become known of the person, in place of what was. */
export function updateUser(user: UserData): void {
  const session = sessionNow();
  if (!session) return;
  const shelf = kept('browser', keys.token) === session.token ? 'browser' : 'tab';
  keep(shelf, keys.user, JSON.stringify(user));
  set({ ...session, user }, null);
}

/** Forgets the session; a logout leaves nothing personal behind, an expiry keeps what was typed (AUTH-07, AUTH-08). */
export function endSession(end: SessionEnd): void {
  forgetSession();
  if (end !== 'expired' && end !== 'refused') {
    forgetList();
    forget('tab', `${draftPrefix}*`);
  }
  if (sessionNow() === null) return;
  set(null, end);
}

/** Tells of each change, another tab's included (AUTH-14). Returns the unsubscribe. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  stopWatching ??= subscribeStorage((key) => {
    if (key !== null && key !== keys.token) return;
    const session = restore();
    if (session?.token === known?.token) return;
    if (!session) forget('tab', `${draftPrefix}*`);
    set(session, session ? null : 'elsewhere');
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

/** Looks anew at what is kept; for a page that came back from the browser's history. */
export function recallSession(): void {
  const session = restore();
  if (session?.token !== known?.token) set(session, session ? null : 'elsewhere');
}
