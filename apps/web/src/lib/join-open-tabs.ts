import { broadcast } from './session-channel.ts';
import { sessionNow, subscribeSession } from './session.ts';

/** How long a tab that was just opened waits for the others, in ms: they answer in a few, where there are any. */
const timeoutMs = 150;

/** In a tab without a session of its own: adopts that of the other open tabs, where they have one (AUTH-14). */
export async function joinOpenTabs(): Promise<void> {
  if (sessionNow()) return;
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const stop = subscribeSession((session) => {
    if (session) resolve();
  });
  broadcast({ kind: 'asked' });
  const timer = setTimeout(resolve, timeoutMs);
  await answered;
  clearTimeout(timer);
  stop();
}
