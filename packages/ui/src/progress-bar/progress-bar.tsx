import { cx } from 'class-variance-authority';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { warnMissingLabel, warnInvalidNumber } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './progress-bar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way. */
  label: string;
  /** How much is done. Null where unknown: the bar then only shows activity. */
  value?: number | null | undefined;
  /** All there is to do. */
  max?: number | undefined;
  /** What is written beside the label: '3 de 12' or '25 %'. */
  text?: 'count' | 'percent' | 'none' | undefined;
  /** `failed` holds it where it stopped. Complete is what has reached `max`. */
  failed?: boolean | undefined;
  /** What happened or comes next, below it; read aloud when it changes. */
  hint?: string | undefined;
  /** Neither the label nor the text beside it is seen; both are still read. */
  hideLabel?: boolean | undefined;
}

/** How far something is: a call, an upload, a list of steps. The native element. */
export function ProgressBar({
  label,
  value = null,
  max = 100,
  text = 'percent',
  failed = false,
  hint,
  hideLabel = false,
  className,
  ...props
}: ProgressBarProps) {
  const { progressOf, progressStates } = useMessages(formsTexts);
  const id = useId();
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('ProgressBar', label);
    warnInvalidNumber('ProgressBar', 'value', value, 0);
  }

  const whole = Number.isFinite(max) && max > 0 ? max : 100;
  const done = value !== null && Number.isFinite(value) ? Math.min(Math.max(value, 0), whole) : null;
  const state = failed ? 'failed' : done === whole ? 'complete' : done === null ? 'unknown' : 'running';
  // Rounded down: 100 % is said of what is complete, and of nothing else.
  const percent = `${Math.floor(((done ?? 0) / whole) * 100)} %`;
  const written = done === null ? '' : text === 'count' ? progressOf(done, whole) : percent;
  const Icon = failed ? CircleAlert : CircleCheck;
  const word = failed ? progressStates.failed : state === 'complete' ? progressStates.complete : null;

  return (
    <div {...props} data-state={state} className={cx(styles.root, className)}>
      <div className={cx(styles.head, hideLabel && styles.unseen)}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {text !== 'none' && written && <span className={styles.figure}>{written}</span>}
      </div>
      <div className={styles.track}>
        <progress
          id={id}
          max={whole}
          {...(done !== null ? { value: done } : failed && { value: 0 })}
          {...(written && { 'aria-valuetext': written })}
          className={styles.bar}
        />
      </div>
      <p role="status" className={styles.status}>
        {word && (
          <span className={styles.word}>
            <Icon className={styles.icon} aria-hidden />
            {word}
          </span>
        )}
        {hint && <span>{hint}</span>}
      </p>
    </div>
  );
}
