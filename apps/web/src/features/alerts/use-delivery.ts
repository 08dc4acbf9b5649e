import { useRef, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { sessionNow } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { type Delivery, saveDelivery } from './alerts.calls.ts';
import { messages } from './messages.ts';

/**
 * When all alerts are mailed: each choice is shown at once, and saved after those before it. Where the newest cannot
 * be saved, what the server confirmed last is shown again.
 */
export function useDelivery(given: Delivery | null) {
  const [state, setState] = useState({ given, confirmed: given, shown: given });
  if (state.given !== given) {
    const isSaving = state.shown !== state.confirmed;
    setState({ given, confirmed: given, shown: isSaving ? state.shown : given });
  }
  const calls = useRef(Promise.resolve());

  async function save(chosen: Delivery, token: string | undefined) {
    // Who has signed in meanwhile chose nothing.
    if (sessionNow()?.token !== token) return;
    try {
      await saveDelivery(apiFor(), chosen);
      setState((now) => ({ ...now, confirmed: chosen }));
      showToast({ tone: 'positive', ...messages.deliverySaved });
    } catch (error) {
      setState((now) => (now.shown === chosen ? { ...now, shown: now.confirmed } : now));
      // A session that is over says so itself.
      if (sessionNow())
        showToast({ tone: 'critical', title: messages.deliveryFailed, message: sentenceOf(error) });
    }
  }

  function choose(chosen: Delivery) {
    const token = sessionNow()?.token;
    setState((now) => ({ ...now, shown: chosen }));
    calls.current = calls.current.then(() => save(chosen, token));
  }

  return [state.shown, choose] as const;
}
