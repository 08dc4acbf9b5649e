import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { apiFor } from '../../lib/api.ts';
import { endSession, sessionNow, type UserType } from '../../lib/session.ts';
import { paths } from '../../paths.ts';

const calls = {
  customer: '/api/customer/logout',
  auctioneer: '/api/auctionner/logout',
  admin: '/api/admin/logout',
} as const satisfies Record<UserType, string>;

/** How long a person waits for the server's word before the browser forgets the session by itself, in ms. */
const timeoutMs = 3000;

/** Signs out (AUTH-07): the server is told, whatever it answers; this browser forgets all; the way leads home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    const session = sessionNow();
    if (session) {
      try {
        await apiFor().POST(calls[session.userType], { signal: AbortSignal.timeout(timeoutMs) });
      } catch {
        // A session that the server could not be told of ends there by itself, after its day.
      }
    }
    endSession('signed-out');
    await navigate(paths.home);
  }, [navigate]);
}
