import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './choice-row.css.ts';

export interface ChoiceRowProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
  /** How many things it would show; a nought is muted. */
  count?: number | undefined;
}

/** A native checkbox or radio with its words and its count: the label names it, the count describes it. */
export function ChoiceRow({ type, label, count, className, style, ...props }: ChoiceRowProps) {
  const messages = useMessages();
  const id = useId();
  const countId = count === undefined ? undefined : `${id}-count`;
  return (
    <label className={cx(styles.row, className)} style={style}>
      <input
        {...props}
        type={type}
        aria-labelledby={`${id}-label`}
        aria-describedby={countId}
        className={styles.type[type]}
      />
      <span id={`${id}-label`} className={cx(styles.label, count === 0 && styles.empty)}>
        {label}
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
