import type { CalendarDate } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { cx } from 'class-variance-authority';
import { History } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';

import * as styles from './changes-notice.css.ts';

/** What one list changed. */
export interface Change {
  /** One sentence, without its full stop: 'Preço caiu de R$ 200.000,00 para R$ 180.000,00'. */
  text: string;
  /** Of the list that says so. */
  listDate: CalendarDate;
}

export interface ChangesNoticeProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Since when: 'Mudou desde a sua visita em 12/11/2026'. */
  title: string;
  /** The newest first; without any it renders nothing. */
  items: readonly Change[];
  /** How many there are in all, where not all are given. */
  total?: number | undefined;
  /** `block` opens a page; `line` stands below a card and shows only the newest. */
  variant?: 'block' | 'line' | undefined;
}

/** What changed since somebody looked, each with the list that it comes from. For any other news `Notice`. */
export function ChangesNotice({
  title,
  items = [],
  total = items.length,
  variant = 'block',
  className,
  ...props
}: ChangesNoticeProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('ChangesNotice', title, 'title');
    warnEmptyItems('ChangesNotice', 'items', items);
  }
  const messages = useMessages(accountTexts);
  const id = useId();
  const shown = variant === 'line' ? items.slice(0, 1) : items;
  if (shown.length === 0) return null;
  const rest = Math.max(total, items.length) - shown.length;
  return (
    <section
      // Below each of many cards it is no landmark of the page.
      {...(variant === 'line' && { role: 'group' })}
      {...props}
      aria-labelledby={id}
      className={cx(styles.root[variant], className)}
    >
      <History aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <ul className={styles.list}>
          {shown.map(({ text, listDate }, at) => (
            <li key={`${at} ${text}`}>
              {text} <span className={styles.listDate}>{messages.ofList(formatCalendarDate(listDate))}</span>
            </li>
          ))}
        </ul>
        {rest > 0 && <p className={styles.rest}>{messages.moreChanges(rest)}</p>}
      </div>
    </section>
  );
}
