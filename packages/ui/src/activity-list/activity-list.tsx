import { cx } from 'class-variance-authority';
import { Activity as ActivityIcon, BellRing, Heart, type LucideIcon, Sparkles } from 'lucide-react';
import type { ComponentProps } from 'react';

import { warnInvalidDate, warnRenamed } from '../internal/warn-dev.ts';
import { useNow } from '../internal/use-now.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { nextAgo, formatAgo, formatMoment } from './moments.ts';

import * as styles from './activity-list.css.ts';

/** Something that the customer did or that was found for them (ACC-02). */
export interface Activity {
  id: number | string;
  /** 'favorite', 'alert', 'opportunity'; any other has the icon of all activities. */
  type: string;
  description: string;
  date: Date;
  /** Where it is seen; without one it is plain text. */
  href?: string | null;
}

export interface ActivityListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The latest first. */
  items?: readonly Activity[] | undefined;
  /** On their way: lines in their shape. */
  loading?: boolean;
  /** How many lines while they are on their way. */
  expected?: number;
  /** `relative` is 'há 3 h', then the date; `absolute` is always the date. */
  time?: 'relative' | 'absolute';
  /** Stops the time at an instant; else it is the page's. */
  now?: Date;
  /** @deprecated It is called `items`. */
  activities?: ActivityListProps['items'];
}

const icons: Readonly<Record<string, LucideIcon>> = {
  favorite: Heart,
  alert: BellRing,
  opportunity: Sparkles,
};

const known = ['favorite', 'alert', 'opportunity'] as const;

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
  if (loading) return <Loading {...props} expected={expected} className={cx(className)} />;
  return (
    <div {...props} className={cx(styles.base, className)}>
      {items.length === 0 ? (
        <p className={styles.empty}>{messages.noActivities}</p>
      ) : (
        <ul aria-label={messages.recentActivities}>
          {items.map((activity) => (
            <Item key={activity.id} activity={activity} relative={time === 'relative'} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ItemProps {
  activity: Activity;
  relative: boolean;
  now: Date | undefined;
}

function Item({ activity: { type, description, date, href }, relative, now }: ItemProps) {
  if (process.env.NODE_ENV !== 'production') warnInvalidDate('ActivityList', 'activity.date', date);
  const messages = useMessages(accountTexts);
  const at = useNow((instant) => (relative ? nextAgo(date, instant) : Number.POSITIVE_INFINITY), now);
  const kind = known.find((one) => one === type) ?? 'other';
  const Icon = icons[kind] ?? ActivityIcon;
  const text = description.trim() || messages.activityTypes[kind];
  const valid = !Number.isNaN(date.getTime());
  return (
    <li className={styles.item}>
      <span className={styles.disc}>
        <Icon aria-hidden className={styles.icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>
          <VisuallyHidden>{messages.activityTypes[kind]}: </VisuallyHidden>
          {href ? <Link href={href}>{text}</Link> : text}
        </p>
        <time
          {...(valid && { dateTime: date.toISOString() })}
          title={formatMoment(date)}
          className={styles.when}
        >
          {relative ? formatAgo(date, at) : formatMoment(date)}
        </time>
      </div>
    </li>
  );
}

interface LoadingProps extends ComponentProps<'div'> {
  expected: number;
}

function Loading({ expected, className, ...props }: LoadingProps) {
  const { loading } = useMessages(accountTexts);
  const lines = Array.from({ length: Math.min(Math.max(Math.trunc(expected) || 1, 1), 20) }, (_, at) => at);
  return (
    <div aria-busy {...props} className={cx(styles.base, className)}>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      {lines.map((line) => (
        <div key={line} aria-hidden className={styles.item}>
          <span className={styles.blank}>
            <div className={styles.blankDisc}>
              <Skeleton shape="block" />
            </div>
          </span>
          <div className={styles.words}>
            <div className={styles.text}>
              <Skeleton length={line % 2 === 0 ? 0.7 : 0.5} />
            </div>
            <div className={styles.when}>
              <Skeleton length={0.25} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
