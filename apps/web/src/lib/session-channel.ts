import type { Session } from './session-storage.ts';
import { tabChannel } from './tab-channel.ts';

/** Why there is no session any more; `refused` is a sign-in that failed (AUTH-04). */
export type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'elsewhere';

/** What tabs tell each other. */
export type TabMessage =
  | { kind: 'started'; session: Session; remembered: boolean }
  | { kind: 'ended'; token: string; end: SessionEnd }
  /** A tab that was just opened asks for a session that no storage of its own holds. */
  | { kind: 'asked' };

export const { broadcast, subscribe: subscribeTabs } = tabChannel<TabMessage>('martelo-session');
