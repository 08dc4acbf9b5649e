import { useEffect, useState } from 'react';

type Outcome<Value> = { value: Value } | { error: unknown };

/** How a call of a screen stands: what it gave, or why it failed, and whether a newer one is under way. */
export interface Settled<Value> {
  /** What came last; while a newer call runs the older answer stays. */
  value: Value | null;
  error: unknown;
  /** Nothing for the newest call yet. */
  pending: boolean;
}

/**
 * Follows the promise that a loader hands over instead of waiting for it, so that the screen stands at once and its own
 * part of it says that it loads. A promise that another has taken the place of is left alone.
 */
export function useSettled<Value>(promise: Promise<Value>): Settled<Value> {
  const [last, setLast] = useState<{ of: Promise<Value>; outcome: Outcome<Value> } | null>(null);
  useEffect(() => {
    let current = true;
    const settle = (outcome: Outcome<Value>) => current && setLast({ of: promise, outcome });
    promise.then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      current = false;
    };
  }, [promise]);
  const outcome = last?.outcome;
  return {
    value: outcome && 'value' in outcome ? outcome.value : null,
    error: outcome && 'error' in outcome ? outcome.error : null,
    pending: last?.of !== promise,
  };
}

/** A promise for `useSettled`, whose rejection is not reported as unhandled where the component is gone. */
export function deferred<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}
