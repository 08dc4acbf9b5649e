import { startTransition, useOptimistic } from 'react';

/**
 * What a control of a choice shows, and the press that changes it. The caller is notified within the event, as by a
 * native control, so that whatever is pressed next finds the choice made, and decides on the final value. A caller that
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
