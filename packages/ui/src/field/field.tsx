import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { cx } from '../internal/cx.ts';
import { hidden } from '../internal/visually-hidden.css.ts';

import * as styles from './field.css.ts';

/** What ties a native control to its field. */
export interface FieldIds {
  id: string;
  /** For `aria-describedby`; undefined without a hint and an error. */
  describedBy: string | undefined;
  /** For `aria-invalid`. */
  invalid: boolean;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** What helps before writing: a format, a reason. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
  /** Draws the control with the ids that it takes. */
  children: (ids: FieldIds) => ReactNode;
}

/** Label, hint and error around one control of any kind. */
export function Field({ label, hint, error, hideLabel = false, className, children, ...props }: FieldProps) {
  const id = useId();
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
