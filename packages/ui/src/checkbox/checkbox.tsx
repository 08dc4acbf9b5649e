import type { ComponentProps } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { ChoiceRow } from './choice-row.tsx';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'id' | 'checked' | 'defaultChecked' | 'onChange' | 'children'
> {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** How many auctions it would show; a nought is muted. */
  count?: number | undefined;
}

/** A choice that stands for itself. `className` goes to the row, every other attribute to the native checkbox. */
export function Checkbox({ checked, onCheckedChange, ...props }: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Checkbox', props.label);
  const [shown, press] = useOptimisticValue(checked, onCheckedChange);
  return (
    <ChoiceRow {...props} type="checkbox" checked={shown} onChange={(event) => press(event.target.checked)} />
  );
}
