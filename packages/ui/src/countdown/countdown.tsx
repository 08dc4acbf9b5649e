import { nextChange, printRemaining } from '@martelo/domain/remaining';
import { cva } from 'class-variance-authority';
import { type ComponentProps, useCallback } from 'react';

import { useNow } from '../internal/use-now.ts';

import * as styles from './countdown.css.ts';

const countdown = cva(styles.base, { variants: { form: styles.form, urgent: styles.urgent } });

export interface CountdownProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** When it ends. */
  until: Date;
  /** `card` is `5h`, then `40min`; `long` is `2d 3h`, then `3h 20m`, then `40m` (CARD-05). */
  form?: 'card' | 'long';
  /** Stands out: the last day. */
  urgent?: boolean;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date;
}

/** The time left. All countdowns of a page share one timer, and each is drawn again only when its text changes. */
export function Countdown({ until, form = 'card', urgent, now, className, ...props }: CountdownProps) {
  const end = until.getTime();
  const text = useNow(
    (instant) => printRemaining(end - instant, form),
    useCallback((instant: number) => instant + nextChange(end - instant, form), [end, form]),
    now,
  );
  const dateTime = Number.isNaN(end) ? undefined : until.toISOString();
  return (
    <time
      role="timer"
      {...props}
      {...(dateTime && { dateTime })}
      className={countdown({ form, urgent, className })}
    >
      {text}
    </time>
  );
}
