import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './fieldset.css.ts';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** What the fields are about, read aloud before each of them. */
  label?: string | undefined;
  /** What holds for all of them. */
  hint?: ReactNode;
  /** From tablets up beside its fields, where a form has several parts; else above them. */
  layout?: 'above' | 'beside' | undefined;
  /** @deprecated It is called `label`. */
  legend?: string | undefined;
}

/** Fields of a `Form` that belong together, under their name. */
export function Fieldset({
  legend,
  label = legend,
  hint,
  layout = 'above',
  className,
  children,
  ...props
}: FieldsetProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('Fieldset', { legend }, 'label');
    warnMissingLabel('Fieldset', label);
  }
  const hintId = useId();
  return (
    <fieldset
      {...props}
      aria-describedby={cx(hint && hintId, props['aria-describedby']) || undefined}
      className={cx(styles.layout[layout], className)}
    >
      <legend className={styles.legend[layout]}>{label}</legend>
      {hint && (
        <p id={hintId} className={styles.hint[layout]}>
          {hint}
        </p>
      )}
      <div className={styles.body[layout]}>{children}</div>
    </fieldset>
  );
}
