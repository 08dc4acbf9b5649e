import { useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { sessionNow } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { deleteAlert, pauseAlert } from './alerts.calls.ts';
import { isGone } from './is-gone.ts';
import { messages } from './messages.ts';

type Busy = 'delete' | 'pause';
type BusyCards = ReadonlyMap<number, { what: Busy; done: boolean }>;
type ToastWords = { title: string; message?: string };

const without = (cards: BusyCards, id: number) => new Map([...cards].filter(([one]) => one !== id));

/**
 * What the buttons of the cards do, with the call that runs for each card (ALERT-05, ALERT-08). A card stays busy until
 * another `list` is there: before that it would still show what no longer is.
 */
export function useAlertActions(list: unknown, reload: () => void) {
  const [busy, setBusy] = useState<BusyCards>(new Map());
  const [seen, setSeen] = useState(list);
  if (seen !== list) {
    setSeen(list);
    setBusy(new Map([...busy].filter(([, { done }]) => !done)));
  }

  async function run(id: number, what: Busy, call: () => Promise<void>, done: ToastWords, failed: string) {
    if (!sessionNow()) return showToast({ tone: 'caution', ...messages.loginToChange });
    if (busy.has(id)) return;
    setBusy((now) => new Map(now).set(id, { what, done: false }));
    try {
      await call().catch((error: unknown) => {
        if (what !== 'delete' || !isGone(error)) throw error;
      });
      setBusy((now) => new Map(now).set(id, { what, done: true }));
      showToast({ tone: 'positive', ...done });
      reload();
    } catch (error) {
      setBusy((now) => without(now, id));
      // A session that is over says so itself.
      if (sessionNow()) showToast({ tone: 'critical', title: failed, message: sentenceOf(error) });
      if (isGone(error)) reload();
    }
  }

  return {
    busyOf: (id: number) => busy.get(id)?.what,
    remove: (id: number) =>
      run(id, 'delete', () => deleteAlert(apiFor(), id), messages.removed, messages.removeFailed),
    pause: (id: number, paused: boolean) =>
      run(
        id,
        'pause',
        () => pauseAlert(apiFor(), id, paused),
        paused ? messages.paused : messages.resumed,
        paused ? messages.pauseFailed : messages.resumeFailed,
      ),
  };
}
