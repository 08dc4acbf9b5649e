import type { Session } from './session-storage.ts';
import { tabChannel } from './tab-channel.ts';

/** Why there is no session any more; `refused` is a sign-in that failed (AUTH-04). */
export type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'elsewhere';

/** What tabs send each other; those of an older release have the same words. */
export type TabMessage =
  | { kind: 'started'; session: Session; remembered: boolean }
  | { kind: 'ended'; token: string; end: SessionEnd }
  /** A tab that was just opened requests a session that is in no storage of its own. */
  | { kind: 'asked' };

export const { broadcast, subscribe: subscribeTabs } = tabChannel<TabMessage>('martelo-session');
