import { nextChange, printRemaining } from '@martelo/domain/remaining';
import { cva } from 'class-variance-authority';
import { type ComponentProps, useContext } from 'react';

import { cx } from '../internal/cx.ts';
import { expectDate } from '../internal/misuse.ts';
import { ClockContext, epochOf, instantOf, wait } from '../internal/use-now.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './countdown.css.ts';

const countdown = cva(styles.base, { variants: { form: styles.form, urgent: styles.urgent } });

export interface CountdownProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'ref'> {
  /** When it ends. */
  until: Date;
  /** `card` is `5h`, then `40min`; `long` is `2d 3h`, then `3h 20m`, then `40m` (CARD-05). */
  form?: 'card' | 'long';
  /** Stands out: the last day. */
  urgent?: boolean;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date;
}

/** Writes each new text into the element that shows the one of `now`. */
function follow(element: HTMLElement, end: number, form: 'card' | 'long', now: number) {
  return wait(
    (at) => {
      if (element.firstChild) element.firstChild.nodeValue = printRemaining(end - at, form);
    },
    (at) => at + nextChange(end - at, form),
    now,
  );
}

/**
 * The time left. All countdowns of a page share one timer, which writes the new text into those whose text changes: nothing
 * is drawn again.
 */
export function Countdown({ until, form = 'card', urgent, now: fixed, className, ...props }: CountdownProps) {
  const { now, still } = instantOf(useContext(ClockContext), fixed);
  if (process.env.NODE_ENV !== 'production') expectDate('Countdown', 'until', until ?? new Date(Number.NaN));
  const end = epochOf(until);
  if (Number.isNaN(end)) return <NoDate className={className} />;
  const run = (element: HTMLElement | null) =>
    still || !element ? undefined : follow(element, end, form, now);
  return (
    <time
      role="timer"
      {...props}
      ref={run}
      {...(!Number.isNaN(end) && { dateTime: until.toISOString() })}
      className={cx(countdown({ form, urgent }), className)}
    >
      {printRemaining(end - now, form)}
    </time>
  );
}

/** On its own, so that the many with a date read no words. */
function NoDate({ className }: { className: string | undefined }) {
  const { noDate } = useMessages();
  return <span className={className}>{noDate}</span>;
}
