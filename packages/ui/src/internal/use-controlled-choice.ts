import type { RefObject } from 'react';

import { useFormReset } from './use-controlled.ts';

/**
 * A controlled checkbox, or the radios of a group, stay as they are when their form is reset, as React resets it after
 * an action. The browser goes back to the default once all listeners have run: before that, the controlled value
 * becomes the default.
 */
export const useControlledChoice = (
  control: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  value: string | boolean | undefined,
) =>
  useFormReset(control, () => {
    const { current } = control;
    if (value === undefined || current === null) return;
    const inputs = current instanceof HTMLInputElement ? [current] : current.querySelectorAll('input');
    for (const input of inputs)
      input.defaultChecked = typeof value === 'string' ? input.value === value : value;
  });
