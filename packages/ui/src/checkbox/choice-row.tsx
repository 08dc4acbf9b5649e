import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { FieldNotes, notesOf } from '../field/field-notes.tsx';
import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './choice-row.css.ts';

export interface ChoiceRowProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  label: ReactNode;
  /** How many things it would show; a nought is muted. */
  count?: number | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A native checkbox or radio: its label names it, its count and what is said below describe it. */
export function ChoiceRow({
  type,
  label,
  count,
  hint,
  error,
  className,
  style,
  'aria-describedby': describedBy,
  ...props
}: ChoiceRowProps) {
  const messages = useMessages();
  const id = useId();
  const countId = count === undefined ? undefined : `${id}-count`;
  const notes = { id, hint, error };
  return (
    <label className={cx(styles.row, className)} style={style}>
      <input
        {...props}
        aria-invalid={Boolean(error) || props['aria-invalid']}
        type={type}
        aria-labelledby={`${id}-label`}
        aria-describedby={notesOf(notes, countId, describedBy)}
        className={styles.type[type]}
      />
      <span className={cx(styles.label, count === 0 && styles.empty)}>
        <span id={`${id}-label`}>{label}</span>
        <FieldNotes {...notes} as="span" />
      </span>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden>{messages.count(count)}</span>
          <span id={countId} className={hidden}>
            {messages.auctions(count)}
          </span>
        </span>
      )}
    </label>
  );
}
