import { ApiError } from '@martelo/api-client';
import { useRevalidator } from 'react-router-dom';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { showToast } from '../../lib/toasts.ts';

const outdated = 'Isto mudou enquanto você decidia. A página mostra como está agora.';

/** It is no more as the screen shows it: somebody else decided on it, or took it away. */
const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/**
 * Does a thing in the back office, says so, and shows the screen as it is now; so too where the thing can be done no
 * more. Any other failure is the asker's to show.
 */
export function useDecision(): (act: () => Promise<{ message: string }>) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (act) => {
    try {
      const { message } = await act();
      showToast({ tone: 'positive', title: message });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      showToast({ tone: 'caution', title: sentenceOf(error, outdated), durationMs: null });
    }
    await revalidate();
  };
}
