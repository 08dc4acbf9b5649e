import type { ComponentProps } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { control } from '../field/field.css.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';

export interface TextFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date';
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
}

/** One line of text. `className` goes to the field, every other attribute to the input. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  hideLabel,
  className,
  ...props
}: TextFieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('TextField', label);
  return (
    <FieldFrame label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      {({ id, describedBy, invalid }) => (
        <input
          type="text"
          {...props}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          className={control}
        />
      )}
    </FieldFrame>
  );
}
