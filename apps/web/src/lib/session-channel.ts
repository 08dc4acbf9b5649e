import type { Session, SessionEnd } from './session.ts';

/** What tabs tell each other. */
export type TabMessage =
  | { kind: 'started'; session: Session; remembered: boolean }
  | { kind: 'ended'; token: string; end: SessionEnd }
  /** A tab that was just opened asks for a session that no storage of its own holds. */
  | { kind: 'asked' };

const name = 'martelo-session';
let channel: BroadcastChannel | undefined;

/** Opened with the first use, so that the server has none. */
const opened = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : (channel ??= new BroadcastChannel(name));

/** Tells the site's other tabs in this browser, and nobody else. */
export function broadcast(news: TabMessage): void {
  opened()?.postMessage(news);
}

/** Hears what the other tabs tell. Returns the unsubscribe. */
export function subscribeTabs(listener: (news: TabMessage) => void): () => void {
  const own = opened();
  const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
  own?.addEventListener('message', hear);
  return () => own?.removeEventListener('message', hear);
}
