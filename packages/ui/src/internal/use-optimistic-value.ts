import { startTransition, useOptimistic } from 'react';

/**
 * What a control of a choice shows, and the press that changes it. It shows what was pressed in the very next frame,
 * whatever hangs on it: that is rendered in slices after it. The caller is told at once, and has the last word on what
 * stays. Undefined leaves the choice to the native control.
 */
export function useOptimisticValue<Shown, Choice extends Shown>(
  value: Shown,
  onChange: ((value: Choice) => void) | undefined,
): readonly [shown: Shown, press: (value: Choice) => void] {
  const [shown, show] = useOptimistic(value);
  const press = (next: Choice) => {
    if (value === undefined) return onChange?.(next);
    return startTransition(() => {
      show(next);
      onChange?.(next);
    });
  };
  return [shown, press];
}
