import { cx } from 'class-variance-authority';
import { useId } from 'react';

import { hidden } from '../internal/visually-hidden.css.ts';
import { FieldNotes, notesOf } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';

import * as styles from './field.css.ts';

/** What a field renders. Our own fields take it and look at their props themselves, under their own names. */
export function FieldFrame({
  label,
  hint,
  error,
  hideLabel = false,
  id: given,
  'aria-describedby': more,
  'aria-invalid': marked,
  className,
  children,
  ...props
}: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const notes = { id, hint, error };
  return (
    <div {...props} className={cx(styles.root, className)}>
      <label htmlFor={id} className={hideLabel ? hidden : styles.label}>
        {label}
      </label>
      {children({
        id,
        describedBy: notesOf(notes, more),
        invalid: Boolean(error || (marked && marked !== 'false')),
      })}
      <FieldNotes {...notes} />
    </div>
  );
}
