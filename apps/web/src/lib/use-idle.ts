import { startTransition, useEffect, useState } from 'react';

const latest = 3000;

/** Whether the page is idle: for what is not urgent. False on the server and in the first render. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const ready = () => startTransition(() => setIdle(true));
    // Safari has none.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(ready, latest);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(ready, { timeout: latest });
    return () => cancelIdleCallback(id);
  }, []);
  return idle;
}
