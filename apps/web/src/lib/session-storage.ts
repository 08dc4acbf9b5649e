import { getStored, removeStored, setStored, type StorageArea, subscribeStorage } from './storage.ts';

const userTypes = ['customer', 'auctioneer', 'admin'] as const;
export type UserType = (typeof userTypes)[number];

/** What is known of the person before any call: a customer's is seeded with the email alone (AUTH-05). */
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

const keys = { token: 'auth_token', userType: 'user_type', user: 'user_data' } as const;
const areas: readonly StorageArea[] = ['browser', 'tab'];

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

/** The session that is kept, where token and type exist. */
export function storedSession(): Session | null {
  for (const area of areas) {
    const token = getStored(area, keys.token);
    const userType = getStored(area, keys.userType);
    if (token && isUserType(userType))
      return { token, userType, user: parseUser(getStored(area, keys.user)) };
  }
  return null;
}

/** Nothing of a session is left there. */
export function removeSession(area: StorageArea) {
  for (const key of Object.values(keys)) removeStored(area, key);
}

/** Nothing of a session is left in this browser. */
export const removeSessions = (): void => areas.forEach(removeSession);

/** The token comes last: other tabs look at its news, and what else they read must have reached them before. */
export function storeSession({ token, userType, user }: Session, area: StorageArea) {
  setStored(area, keys.userType, userType);
  setStored(area, keys.user, JSON.stringify(user));
  setStored(area, keys.token, token);
}

/** Whether the browser keeps it, and not its open tabs alone. */
export const isRemembered = ({ token }: Session): boolean => getStored('browser', keys.token) === token;

/** What is known of the person, where the session itself is kept. */
export function storeUser(session: Session, user: UserData): void {
  setStored(isRemembered(session) ? 'browser' : 'tab', keys.user, JSON.stringify(user));
}

/** Tells when another tab begins or ends what the browser keeps, or somebody empties it. Returns the unsubscribe. */
export const subscribeStoredSession = (listener: () => void): (() => void) =>
  subscribeStorage((key) => {
    if (key === null || key === keys.token) listener();
  });
