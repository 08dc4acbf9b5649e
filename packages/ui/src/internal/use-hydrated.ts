import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts have taken over: false on the server and in the picture that the browser takes over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
