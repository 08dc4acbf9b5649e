import { useEffect } from 'react';

import { apiFor } from '../../lib/api.ts';
import { recordVisit } from './news.calls.ts';

/** Milliseconds between two looks that are noted: the server's visit ends half an hour after the last one. */
const between = 5 * 60_000;

/**
 * Notes a look at an auction once its page is seen, and again when its tab is turned to later. `lastEvent` is null
 * where it is not known what changed: then nothing is noted, so that the news is not lost.
 */
export function useRecordVisit(code: string, lastEvent: number | null): void {
  useEffect(() => {
    if (lastEvent === null) return undefined;
    let noted = Number.NEGATIVE_INFINITY;
    const look = () => {
      const now = performance.now();
      if (document.visibilityState !== 'visible' || now - noted < between) return;
      noted = now;
      // What fails now is noted at the next look.
      recordVisit(apiFor(), code, lastEvent).catch(() => {
        noted = Number.NEGATIVE_INFINITY;
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [code, lastEvent]);
}
