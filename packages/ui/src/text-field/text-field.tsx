import type { ComponentProps } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { control } from '../field/field.css.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';

export interface TextFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** What is written, where its owner keeps it; without it the browser does. */
  value?: string | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text at each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What is written: it chooses the keyboard of a phone. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

/** One line of text. `className` and `style` go to the field, every other attribute to the input. */
export function TextField({
  label,
  onChange,
  onValueChange,
  hint,
  error,
  hideLabel,
  id: given,
  className,
  style,
  ...props
}: TextFieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('TextField', label);
  return (
    <FieldFrame
      aria-describedby={props['aria-describedby']}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      id={given}
      className={className}
      style={style}
    >
      {({ id, describedBy, invalid }) => (
        <input
          type="text"
          {...props}
          id={id}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          aria-describedby={describedBy}
          aria-invalid={invalid || props['aria-invalid']}
          className={control}
        />
      )}
    </FieldFrame>
  );
}
