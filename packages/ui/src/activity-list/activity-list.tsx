import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { warnRenamed } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { type Activity, ActivityItem } from './activity-item.tsx';
import { ActivityListSkeleton } from './activity-list-skeleton.tsx';

import * as styles from './activity-list.css.ts';

export type { Activity } from './activity-item.tsx';

export interface ActivityListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The latest first. */
  items?: readonly Activity[] | undefined;
  /** On their way: lines in their shape. */
  loading?: boolean | undefined;
  /** How many lines while they are on their way. */
  expected?: number | undefined;
  /** `relative` is 'há 3 h', then the date; `absolute` is always the date. */
  time?: 'relative' | 'absolute' | undefined;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date | undefined;
  /** @deprecated It is called `items`. */
  activities?: ActivityListProps['items'];
}

/** Recent activities, each with an icon by its type and when it was (ACC-02). */
export function ActivityList({
  activities,
  items = activities ?? [],
  loading = false,
  expected = 5,
  time = 'relative',
  now,
  className,
  ...props
}: ActivityListProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('ActivityList', { activities }, 'items');
  const messages = useMessages(accountTexts);
  if (loading) return <ActivityListSkeleton {...props} expected={expected} className={cx(className)} />;
  return (
    <div {...props} className={cx(styles.base, className)}>
      {items.length === 0 ? (
        <p className={styles.empty}>{messages.noActivities}</p>
      ) : (
        <ul aria-label={messages.recentActivities}>
          {items.map((activity) => (
            <ActivityItem key={activity.id} activity={activity} relative={time === 'relative'} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}
