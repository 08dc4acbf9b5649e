import type { ComponentProps } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './file-field.css.ts';

export interface FileFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'multiple'
> {
  label: string;
  /** null where the choice was taken back. */
  onChange: (file: File | null) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** One file of the person's disk. `className` goes to the field, every other attribute to the input. */
export function FileField({ label, onChange, hint, error, className, ...props }: FileFieldProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('FileField', label);
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {({ id, describedBy, invalid }) => (
        <input
          {...props}
          id={id}
          type="file"
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          className={styles.file}
        />
      )}
    </FieldFrame>
  );
}
