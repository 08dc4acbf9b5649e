import { useEffect } from 'react';

import { apiFor } from '../../lib/api.ts';
import { recordVisit } from './news.calls.ts';

/** Milliseconds between two recorded views: the server's visit ends half an hour after the last one. */
const between = 5 * 60_000;

/**
 * Records a view of an auction once its page is visible, and again when its tab becomes visible later. `lastEvent` is
 * null where the changes are unknown: then nothing is recorded, so that they are not lost.
 */
export function useRecordVisit(code: string, lastEvent: number | null): void {
  useEffect(() => {
    if (lastEvent === null) return undefined;
    let noted = Number.NEGATIVE_INFINITY;
    const record = () => {
      const now = performance.now();
      if (document.visibilityState !== 'visible' || now - noted < between) return;
      noted = now;
      // A failed one is recorded at the next view.
      recordVisit(apiFor(), code, lastEvent).catch(() => {
        noted = Number.NEGATIVE_INFINITY;
      });
    };
    record();
    document.addEventListener('visibilitychange', record);
    return () => document.removeEventListener('visibilitychange', record);
  }, [code, lastEvent]);
}
