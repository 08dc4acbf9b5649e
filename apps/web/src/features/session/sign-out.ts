import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { endSession, sessionNow } from '../../lib/session.ts';
import type { Session, UserType } from '../../lib/session-storage.ts';
import { paths } from '../../paths.ts';

const calls = {
  customer: '/api/customer/logout',
  auctioneer: '/api/auctionner/logout',
  admin: '/api/admin/logout',
} as const satisfies Record<UserType, string>;

/**
 * Signs out (AUTH-07): clears the session in this browser and its open tabs, notifies the server whatever it answers,
 * and navigates home. The server comes last: a call under way that it refuses would look like an expiry, here or in
 * another tab (AUTH-14).
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    const session = sessionNow();
    endSession('signed-out');
    if (session) void notifyServer(session);
    await navigate(paths.home);
  }, [navigate]);
}

/** Where the call fails, the session expires on the server by itself, after a day. */
async function notifyServer({ token, userType }: Session) {
  const headers = { authorization: `Bearer ${token}` };
  await apiFor()
    .POST(calls[userType], { headers, keepalive: true })
    .catch(() => {});
}
