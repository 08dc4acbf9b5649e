import type { ComponentProps, ReactNode } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { ChoiceRow } from './choice-row.tsx';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'children'
> {
  /** Words, or words with a link among them: 'Li e aceito os termos de uso'. */
  label: ReactNode;
  checked?: boolean | undefined;
  /** Whether it is on initially, when uncontrolled. */
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** How many auctions it would show; a nought is muted. */
  count?: number | undefined;
  /** What the tick brings. */
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * A choice that stands for itself. `className` and `style` go to the row, every other attribute to the native checkbox.
 */
export function Checkbox({ checked, onChange, onCheckedChange, ...props }: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Checkbox', props.label);
  const [shown, press] = useOptimisticValue(checked, onCheckedChange);
  return (
    <ChoiceRow
      {...props}
      type="checkbox"
      checked={shown}
      onChange={(event) => {
        onChange?.(event);
        press(event.target.checked);
      }}
    />
  );
}
