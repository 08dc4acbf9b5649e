import { useEffect, useState } from 'react';

const delayMs = 800;

/** The value once it stops changing: a live region is updated once, not with each key. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
