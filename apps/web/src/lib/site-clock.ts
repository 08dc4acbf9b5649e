import { correctClock } from '@martelo/ui/now-provider';

/** In ms: after a longer wait the computer may have been asleep. */
const maxWait = 30_000;

/**
 * Corrects the clock by the page's own time. A stored page (by the service worker, or for Back and restored tabs) has
 * none that counts: it is from an earlier time.
 */
export function readPageTime(): void {
  const { sentAt, cachedAt } = document.documentElement.dataset;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!sentAt || cachedAt || !navigation || navigation.type === 'back_forward') return;
  correctClock(new Date(Date.parse(sentAt) + Math.max(0, performance.now() - navigation.responseStart)));
}

/** Asks the server, and takes the time from its answer unless it was stored. */
export async function fetchWithTime(request: Request): Promise<Response> {
  const start = Date.now();
  const response = await fetch(request);
  const isOld = response.headers.has('x-cached-at') || Date.now() - start > maxWait;
  const date = response.headers.get('date');
  if (date !== null && !isOld) correctClock(new Date(date));
  return response;
}
