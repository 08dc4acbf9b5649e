import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is past the first picture, which must be the server's: false there, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
