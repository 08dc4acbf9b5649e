import { useDeferredValue } from 'react';

/**
 * Whether hydration is done: false on the server and in the first render, then true. The change is deferred until
 * nothing else is to be rendered: for what looks the same either way.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);
