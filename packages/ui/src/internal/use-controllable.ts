import { useState } from 'react';

/**
 * A value that its owner holds (`value`), or that the component holds itself from `initial` on; and how to change it.
 */
export function useControllable<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change] as const;
}
