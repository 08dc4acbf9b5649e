import { nextChange, formatRemaining } from '@martelo/domain/remaining';
import type { ComponentProps } from 'react';

import { epochOf } from '../internal/clock.ts';
import { variants } from '../internal/variants.ts';
import { warnInvalidDate } from '../internal/warn-dev.ts';
import { useNowAbout } from '../internal/use-now.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './countdown.css.ts';

const countdown = variants(styles.base, { variants: { form: styles.form, urgent: styles.urgent } });

const nextText = {
  card: (at: number, end: number) => at + nextChange(end - at, 'card'),
  long: (at: number, end: number) => at + nextChange(end - at, 'long'),
} as const;

export interface CountdownProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** When it ends. */
  until: Date;
  /** `card` is `5h`, then `40min`; `long` is `2d 3h`, then `3h 20m`, then `40m` (CARD-05). */
  form?: 'card' | 'long' | undefined;
  /** Stands out: the last day. */
  urgent?: boolean | undefined;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date | undefined;
}

/** The time left. All countdowns of a page share one timer; each is rendered again when its own text changes. */
export function Countdown({ until, form = 'card', urgent, now: fixed, className, ...props }: CountdownProps) {
  if (process.env.NODE_ENV !== 'production')
    warnInvalidDate('Countdown', 'until', until ?? new Date(Number.NaN));
  const end = epochOf(until);
  const now = useNowAbout(nextText[form], fixed, end);
  if (Number.isNaN(end)) return <NoDate className={className} />;
  return (
    <time
      role="timer"
      {...props}
      dateTime={until.toISOString()}
      className={countdown({ form: end > now ? form : null, urgent, className })}
    >
      {formatRemaining(end - now, form)}
    </time>
  );
}

/** On its own, so that the many with a date read no words. */
function NoDate({ className }: { className: string | undefined }) {
  const { noDate } = useMessages();
  return <span className={className}>{noDate}</span>;
}
