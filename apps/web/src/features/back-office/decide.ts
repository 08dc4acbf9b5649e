import { useRevalidator } from 'react-router-dom';

import { showToast } from '../../lib/toasts.ts';

/** Does a thing in the back office, says so, and shows the screen as it is now. A failure is the asker's to show. */
export function useDecision(): (act: () => Promise<{ message: string }>) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (act) => {
    const { message } = await act();
    showToast({ tone: 'positive', title: message });
    await revalidate();
  };
}
