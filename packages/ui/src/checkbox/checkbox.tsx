import { type ComponentProps, type ReactNode, useRef } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useControlledChoice } from '../internal/use-controlled-choice.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useOptimisticValue } from '../internal/use-optimistic-value.ts';
import { ChoiceRow } from './choice-row.tsx';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'children'
> {
  /** Words, or words with a link among them: 'Li e aceito os termos de uso'. */
  label: ReactNode;
  /** Whether it is on, where its owner keeps it; without it the browser does. */
  checked?: boolean | undefined;
  /** Whether it is on initially, when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** Called with whether it is on after each change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** How many auctions it would show; a nought is muted. */
  count?: number | undefined;
  /** What the tick brings. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
}

/**
 * A choice that stands for itself. `className` and `style` go to the row, every other attribute to the native checkbox.
 */
export function Checkbox({ checked, onChange, onCheckedChange, ref, ...props }: CheckboxProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Checkbox', props.label);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [shown, press] = useOptimisticValue(checked, onCheckedChange);
  useControlledChoice(input, shown);
  return (
    <ChoiceRow
      {...props}
      ref={merged}
      type="checkbox"
      checked={shown}
      onChange={(event) => {
        onChange?.(event);
        press(event.target.checked);
      }}
    />
  );
}
