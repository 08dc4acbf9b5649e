import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether hydration is done: false in the first render, which must match the server's, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
