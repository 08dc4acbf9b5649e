import { useRef, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { sessionNow } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { messages } from './messages.ts';
import { dismiss } from './opportunities.calls.ts';

const put = (ids: ReadonlySet<number>, id: number, wanted: boolean) => {
  const next = new Set(ids);
  if (wanted) next.add(id);
  else next.delete(id);
  return next;
};

/** Which cards were removed from the list and can be brought back: at once on the screen, then by calls in their order. */
export function useDismissals() {
  const [dismissed, setDismissed] = useState<ReadonlySet<number>>(new Set());
  const calls = useRef(new Map<number, Promise<void>>());

  async function set(id: number, wanted: boolean) {
    setDismissed((ids) => put(ids, id, wanted));
    const call = (calls.current.get(id) ?? Promise.resolve()).then(() => dismiss(apiFor(), id, wanted));
    // The next call about this card waits for this one, however it ends.
    calls.current.set(
      id,
      call.catch(() => undefined),
    );
    try {
      await call;
    } catch (error) {
      setDismissed((ids) => put(ids, id, !wanted));
      if (sessionNow())
        showToast({
          type: 'error',
          title: wanted ? messages.removeFailed : messages.restoreFailed,
          message: sentenceOf(error),
        });
    }
  }

  return {
    dismissed,
    remove: (id: number) => void set(id, true),
    restore: (id: number) => void set(id, false),
  };
}
