import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import { leadFocus } from '../internal/leading-control.ts';
import { gap as gaps } from '../internal/space.css.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';
import type { Space } from '../styles/tokens.ts';

import * as styles from './fieldset.css.ts';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** What the fields are about, read aloud before each of them. */
  label?: string | undefined;
  /** What holds for all of them. */
  hint?: ReactNode;
  /** What is wrong with them together: that none of a group of checkboxes is chosen. */
  error?: string | undefined;
  /** Between the fields: `large`, beside their name `medium`; checkboxes that are one choice stand closer. */
  gap?: Space | undefined;
  /** From tablets up beside its fields, where a form has several parts; else above them. */
  layout?: 'above' | 'beside' | undefined;
  /** @deprecated It is called `label`. */
  legend?: string | undefined;
}

/**
 * Fields of a `Form` that belong together, under their name. `ref.current?.focus()` comes to the first that is wrong,
 * else to the first.
 */
export function Fieldset({
  legend,
  label = legend,
  hint,
  error,
  layout = 'above',
  gap = layout === 'above' ? 'large' : 'medium',
  ref,
  className,
  children,
  ...props
}: FieldsetProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('Fieldset', { legend }, 'label');
    warnMissingLabel('Fieldset', label);
  }
  const id = useId();
  const merged = useMergedRef(leadFocus, ref);
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <fieldset
      {...props}
      ref={merged}
      aria-invalid={error ? true : props['aria-invalid']}
      aria-describedby={notesOf({ id, hint: undefined, error }, hintId, props['aria-describedby'])}
      className={cx(styles.layout[layout], className)}
    >
      <legend className={styles.legend[layout]}>{label}</legend>
      {hint && (
        <p id={hintId} className={styles.hint[layout]}>
          {hint}
        </p>
      )}
      <div className={cx(gaps[gap], styles.body[layout])}>
        {children}
        <FieldNotes id={id} hint={undefined} error={error} />
      </div>
    </fieldset>
  );
}
