import type { CalendarDate } from '@martelo/domain/auction';
import { type ComponentProps, useRef } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { DateBox } from './date-box.tsx';
import { type DateRules, useDateText } from './use-date-text.ts';

export type { DateRules } from './use-date-text.ts';

export interface DateFieldProps
  extends
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'min' | 'max'>,
    DateRules {
  /** Shown above the field and read with it. */
  label: string;
  /** As `2026-03-10`; null is empty, and so is what is not a whole day yet. */
  value?: CalendarDate | null | undefined;
  /** The initial day, when uncontrolled; none by default. */
  defaultValue?: CalendarDate | null | undefined;
  /** Called with the day after each change, null for what is no day that may be chosen. */
  onValueChange?: ((value: CalendarDate | null) => void) | undefined;
  /** In a form the day is sent under it as `2026-03-10`; without JavaScript, what was written. */
  name?: string | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** Comes before what the field itself finds wrong with the day. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
  /** Fixes today, for tests and pictures. */
  now?: Date | undefined;
}

/**
 * One day: written as dd/mm/aaaa, or chosen from a calendar. It says itself what is no day or may not be chosen, once
 * the writing is over, and sets `setCustomValidity` for forms. `className` and `style` go to the field, every other
 * attribute to the input.
 */
export function DateField({
  label = '',
  value: given,
  defaultValue = null,
  onValueChange,
  min,
  max,
  isUnavailable,
  hint,
  error,
  hideLabel,
  className,
  style,
  id: controlId,
  ...props
}: DateFieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('DateField', label);
  const input = useRef<HTMLInputElement>(null);
  const [value, change] = useControlled(given, defaultValue, onValueChange, input);
  const rules = { min, max, isUnavailable };
  const field = useDateText(value, change, rules, {
    inputRef: input,
    initial: given === undefined ? defaultValue : given,
  });
  return (
    <FieldFrame
      aria-describedby={props['aria-describedby']}
      label={label}
      hint={hint}
      error={error ?? field.error}
      hideLabel={hideLabel}
      className={className}
      style={style}
      id={controlId}
    >
      {({ id, describedBy, invalid }) => (
        <DateBox
          {...props}
          {...rules}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || props['aria-invalid']}
          label={label}
          field={field}
          value={value}
          marked={{ from: value, to: value }}
          onChoose={(day) => {
            field.choose(day);
            return true;
          }}
        />
      )}
    </FieldFrame>
  );
}
