import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { contentTexts } from '../messages/pt-br-content.ts';

import * as styles from './timeline.css.ts';

export interface TimelineItem {
  /** What happens then: '1ª praça'. */
  title: string;
  /** As it is read: 'quarta, 10/03/2026 às 13h'. */
  date: string;
  /** Below the date. */
  description?: ReactNode;
  /** Seen by the mark, and read after the title: 'Já aconteceu', 'Agora' or 'Ainda vai acontecer'. */
  state: 'past' | 'current' | 'future';
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order of time; at most one is `current`. */
  items: readonly TimelineItem[];
}

/** What happened, what is under way and what is to come: rounds, the history of a price (DETAIL-04). */
export function Timeline({ items = [], className, ...props }: TimelineProps) {
  const { moments, noDate } = useMessages(contentTexts);
  if (process.env.NODE_ENV !== 'production') {
    warnEmptyItems('Timeline', 'items', items);
    for (const { title } of items) {
      warnMissingLabel('Timeline', title, 'items title');
    }
  }
  if (items.length === 0) return null;
  return (
    <ol {...props} className={cx(styles.base, className)}>
      {items.map(({ title, date, description, state }, at) => (
        <li
          key={`${at} ${title}`}
          data-state={state}
          {...(state === 'current' && { 'aria-current': 'step' })}
          className={styles.item}
        >
          <p className={styles.title}>
            {title}
            {moments[state] && <VisuallyHidden> ({moments[state]})</VisuallyHidden>}
          </p>
          <p className={styles.date}>{date || noDate}</p>
          {description && <div className={styles.description}>{description}</div>}
        </li>
      ))}
    </ol>
  );
}
