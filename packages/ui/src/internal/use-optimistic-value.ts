import { startTransition, useOptimistic } from 'react';

/**
 * What a control of a choice shows, and the press that changes it. The caller is told as by a native control: within
 * the event, so that whatever is pressed next finds the choice made, and has the last word on what stays. A caller that
 * renders much may do so in a transition of its own: until then the control shows what was pressed. Undefined leaves
 * the choice to the native control.
 */
export function useOptimisticValue<Shown, Choice extends Shown>(
  value: Shown,
  onChange: ((value: Choice) => void) | undefined,
): readonly [shown: Shown, press: (value: Choice) => void] {
  const [shown, show] = useOptimistic(value);
  const press = (next: Choice) => {
    if (value !== undefined) startTransition(() => show(next));
    onChange?.(next);
  };
  return [shown, press];
}
