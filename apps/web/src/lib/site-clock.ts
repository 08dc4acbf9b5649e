import { correctClock } from '@martelo/ui/now-provider';

/** What took longer was perhaps asleep meanwhile. */
const maxWait = 30_000;

/**
 * Takes the time from the page itself. A page that was stored, by the worker or for Back and restored tabs, tells none:
 * it is of another time.
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
