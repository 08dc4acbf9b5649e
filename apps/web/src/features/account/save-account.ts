import type { ApiClient, WireAccountChange } from '@martelo/api-client';

import { sessionNow, updateUser } from '../../lib/session.ts';
import { type Account, updateAccount } from './account.calls.ts';

/** Saves the profile; the session has the new name and email too, unless it is another one by then (AUTH-14). */
export async function saveAccount(api: ApiClient, change: WireAccountChange): Promise<Account> {
  const token = sessionNow()?.token;
  const saved = await updateAccount(api, change);
  const session = sessionNow();
  if (session && session.token === token)
    updateUser({ ...session.user, name: saved.name, email: saved.email });
  return saved;
}
