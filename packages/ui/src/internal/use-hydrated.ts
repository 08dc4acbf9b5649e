import { useDeferredValue } from 'react';

/**
 * Whether scripts have taken over: false on the server and in the first picture, then true. It comes when nothing else
 * is to be rendered: for what looks the same either way.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);
