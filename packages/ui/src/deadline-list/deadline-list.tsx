import { formatDayMonth, formatTime } from '@martelo/domain/dates';
import { nonBreakingUnits } from '@martelo/domain/units';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { useNowAbout } from '../internal/use-now.ts';
import { warnEmptyItems, warnInvalidDate, warnMissingLabel } from '../internal/warn-dev.ts';
import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { daysUntil, nextChange } from './days-until.ts';

import * as styles from './deadline-list.css.ts';

/** A moment that something closes at. */
export interface Deadline {
  /** Unique in its list. */
  id: string;
  /** What closes: '1ª praça'. */
  name: string;
  /** Of what. */
  title: string;
  /** Where the title leads: the page of what closes. */
  href: string;
  /** The instant that it closes at; from then on it is left out. */
  date: Date;
}

export interface DeadlineListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The list's name. */
  label: string;
  /** The next first. */
  items: readonly Deadline[];
  /** What it says once all have passed; without it, nothing. */
  empty?: ReactNode;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date | undefined;
}

const noDate = new Date(Number.NaN);

/** What closes next, by its day: the next first, what has closed no longer. Of a single round `Countdown`. */
export function DeadlineList({
  label,
  items: given = [],
  empty = null,
  now,
  className,
  ...props
}: DeadlineListProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('DeadlineList', label);
    warnEmptyItems('DeadlineList', 'items', given);
    for (const { date } of given) warnInvalidDate('DeadlineList', 'items date', date);
  }
  const items = given.map((item) => (item.date instanceof Date ? item : { ...item, date: noDate }));
  const messages = useMessages(accountTexts);
  const dates = items.map(({ date }) => date);
  const at = useNowAbout(nextChange, now, dates);
  // One without a valid date is never past.
  const coming = items.filter(({ date }) => !(date.getTime() <= at));
  if (coming.length === 0) return empty;
  return (
    <ol {...props} aria-label={label} className={cx(styles.root, className)}>
      {coming.map(({ id, name, title, href, date }) => {
        const known = !Number.isNaN(date.getTime());
        return (
          <li key={id} className={styles.item}>
            <time {...(known && { dateTime: date.toISOString() })} className={styles.day}>
              {formatDayMonth(date)}
            </time>
            <div className={styles.words}>
              <Link href={href} className={styles.title}>
                {nonBreakingUnits(title)}
              </Link>
              <p className={styles.when}>
                {[name, formatTime(date), known && messages.daysUntil(daysUntil(date, at))]
                  .filter(Boolean)
                  .join('\u00a0·\u00a0')}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
