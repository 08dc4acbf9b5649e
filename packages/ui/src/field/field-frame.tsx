import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

import { hidden } from '../internal/visually-hidden.css.ts';
import type { FieldProps } from './field.tsx';

import * as styles from './field.css.ts';

/** What a field renders. Our own fields take it and look at their props themselves, under their own names. */
export function FieldFrame({
  label,
  hint,
  error,
  hideLabel = false,
  id: given,
  className,
  children,
  ...props
}: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div {...props} className={cx(styles.root, className)}>
      <label htmlFor={id} className={hideLabel ? hidden : styles.label}>
        {label}
      </label>
      {children({ id, describedBy: cx(errorId, hintId) || undefined, invalid: Boolean(error) })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          <CircleAlert className={styles.errorIcon} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
