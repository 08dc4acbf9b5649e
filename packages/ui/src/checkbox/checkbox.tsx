import type { ComponentProps } from 'react';

import { expectLabel } from '../internal/misuse.ts';
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
export function Checkbox({ onCheckedChange, ...props }: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') expectLabel('Checkbox', props.label);
  return <ChoiceRow {...props} type="checkbox" onChange={(event) => onCheckedChange(event.target.checked)} />;
}
