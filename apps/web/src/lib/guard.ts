import { redirectTo } from './redirect-to.ts';
import { withReturnTo } from './return-to.ts';
import { sessionNow } from './session.ts';
import type { Session, UserType } from './session-storage.ts';

/** What a private screen throws for somebody who may not see it; its boundary shows 'Acesso Restrito' (ACC-01). */
export class AccessRestricted extends Error {
  override readonly name = 'AccessRestricted';
  /** Whose screen it is. */
  readonly requiredRole: UserType;
  /** Whether somebody of another kind is signed in. */
  readonly signedIn: boolean;
  constructor(requiredRole: UserType, signedIn: boolean) {
    super('This screen is for signed-in people of one kind.');
    this.requiredRole = requiredRole;
    this.signedIn = signedIn;
  }
}

/** The session that a private screen's loader needs; without it the screen's boundary shows a panel (ACC-01). */
export function requireSession(requiredRole: UserType): Session {
  const session = sessionNow();
  if (session?.userType !== requiredRole) throw new AccessRestricted(requiredRole, session !== null);
  return session;
}

/** The same for screens that lead to the sign-in at `address` and come back after it (ACC-01, SEARCH-01). */
export function requireSessionOrRedirect(
  requiredRole: UserType | null,
  request: Request,
  address: string,
): Session {
  const session = sessionNow();
  if (session && (requiredRole === null || session.userType === requiredRole)) return session;
  if (session) throw new AccessRestricted(requiredRole!, true);
  throw redirectTo(request, withReturnTo(address, new URL(request.url)));
}
