import type { ComponentProps } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './file-field.css.ts';

export interface FileFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'multiple'
> {
  label: string;
  /** null where the choice was taken back. Browsers let nobody set the value, so there is none. */
  onValueChange?: ((file: File | null) => void) | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
}

/** One file of the person's disk. `className` and `style` go to the field, every other attribute to the input. */
export function FileField({
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
}: FileFieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('FileField', label);
  return (
    <FieldFrame
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
          {...props}
          id={id}
          type="file"
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.files?.[0] ?? null);
          }}
          className={styles.file}
        />
      )}
    </FieldFrame>
  );
}
