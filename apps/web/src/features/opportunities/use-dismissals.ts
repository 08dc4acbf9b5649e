import { useRef, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { sessionNow } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { messages } from './messages.ts';
import { dismiss, type Tab } from './opportunities.calls.ts';

const put = (ids: ReadonlySet<number>, id: number, isIncluded: boolean) => {
  const next = new Set(ids);
  if (isIncluded) next.add(id);
  else next.delete(id);
  return next;
};

/**
 * Which cards were moved here, out of the list or back into it: at once on the screen, then by calls in their order.
 * `onRestored` is called once the server has restored one.
 */
export function useDismissals(tab: Tab, onRestored: () => void) {
  // Whatever stands among the dismissed is so until it is brought back.
  const at = tab !== 'dismissed';
  const [moved, setMoved] = useState<ReadonlySet<number>>(new Set());
  /** Those of `moved` that the server has confirmed. */
  const confirmed = useRef<ReadonlySet<number>>(new Set());
  const calls = useRef(new Map<number, Promise<void>>());

  async function set(id: number, isDismissed: boolean) {
    const isMoved = isDismissed === at;
    setMoved((ids) => put(ids, id, isMoved));
    const call = (calls.current.get(id) ?? Promise.resolve()).then(() => dismiss(apiFor(), id, isDismissed));
    // The next call about this card waits for this one, however it ends.
    const ended = call.catch(() => undefined);
    calls.current.set(id, ended);
    try {
      await call;
      confirmed.current = put(confirmed.current, id, isMoved);
      if (!at) onRestored();
    } catch (error) {
      // Where a newer call waits, its own end decides.
      const wasMoved = confirmed.current.has(id);
      if (calls.current.get(id) === ended) setMoved((ids) => put(ids, id, wasMoved));
      if (sessionNow())
        showToast({
          tone: 'critical',
          title: isDismissed ? messages.removeFailed : messages.restoreFailed,
          message: sentenceOf(error),
        });
    }
  }

  return {
    moved,
    remove: (id: number) => void set(id, true),
    restore: (id: number) => void set(id, false),
  };
}

export type Dismissals = ReturnType<typeof useDismissals>;
