import { useEffect, useState } from 'react';

/** From the last change on, in ms. */
const rest = 800;

/** A value once it has rested: what is read aloud changes once, not with each key. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
