import { useRevalidator, useRouteError } from 'react-router-dom';

import { ScriptUnavailable } from './load-script.ts';
import { reload } from './screen.ts';

/**
 * Asks again for what a route could not show: a browser keeps in mind that a script failed, until the page is loaded
 * again.
 */
export function useRetry(): { retry: () => void; retrying: boolean } {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return {
    // Without a connection the page would be gone too.
    retry: () => (error instanceof ScriptUnavailable && navigator.onLine ? reload() : void revalidate()),
    retrying: state === 'loading',
  };
}
