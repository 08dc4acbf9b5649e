import { getStored, removeStored, setStored, type StorageArea, subscribeStorage } from './storage.ts';

const userTypes = ['customer', 'auctioneer', 'admin'] as const;
export type UserType = (typeof userTypes)[number];

/** What is known of the person before any call: a customer's is seeded with the email alone (AUTH-05). */
export interface UserData {
  id: string;
  name: string;
  email: string;
}

/** A session as the browser stores it: an opaque token that only the server can verify. */
export interface Session {
  token: string;
  userType: UserType;
  user: UserData;
}

const keys = { token: 'auth_token', userType: 'user_type', user: 'user_data' } as const;
const areas: readonly StorageArea[] = ['browser', 'tab'];

export const isUserType = (value: unknown): value is UserType => userTypes.some((type) => type === value);

function parseUser(text: string | null): UserData {
  const empty = { id: '', name: '', email: '' };
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return empty;
    const read = (name: string) => {
      const entry = (value as Record<string, unknown>)[name];
      return typeof entry === 'string' || typeof entry === 'number' ? String(entry) : '';
    };
    return { id: read('id'), name: read('name'), email: read('email') };
  } catch {
    return empty;
  }
}

/** The stored session, where token and type exist. */
export function storedSession(): Session | null {
  for (const area of areas) {
    const token = getStored(area, keys.token);
    const userType = getStored(area, keys.userType);
    if (token && isUserType(userType))
      return { token, userType, user: parseUser(getStored(area, keys.user)) };
  }
  return null;
}

/** Removes the session from one storage. */
export function removeSession(area: StorageArea) {
  for (const key of Object.values(keys)) removeStored(area, key);
}

/** Removes the session from both storages. */
export const removeSessions = (): void => areas.forEach(removeSession);

/** The token is written last: other tabs react to its change, and read the other keys then. */
export function storeSession({ token, userType, user }: Session, area: StorageArea) {
  setStored(area, keys.userType, userType);
  setStored(area, keys.user, JSON.stringify(user));
  setStored(area, keys.token, token);
}

/** Whether it is in the browser's storage, and not only in the open tabs. */
export const isRemembered = ({ token }: Session): boolean => getStored('browser', keys.token) === token;

/** Stores the person's data beside the session. */
export function storeUser(session: Session, user: UserData): void {
  setStored(isRemembered(session) ? 'browser' : 'tab', keys.user, JSON.stringify(user));
}

/** Calls back when another tab starts or ends the stored session or clears the storage. Returns the unsubscribe. */
export const subscribeStoredSession = (listener: () => void): (() => void) =>
  subscribeStorage((key) => {
    if (key === null || key === keys.token) listener();
  });
