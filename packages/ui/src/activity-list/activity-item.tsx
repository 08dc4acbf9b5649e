import { Activity as ActivityIcon, BellRing, Heart, type LucideIcon, Sparkles } from 'lucide-react';

import { warnInvalidDate } from '../internal/warn-dev.ts';
import { useNow } from '../internal/use-now.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { nextAgo, formatAgo, formatMoment } from './moments.ts';

import * as styles from './activity-list.css.ts';

/** Something that the customer did or that was found for them (ACC-02). */
export interface Activity {
  /** Unique in its list. */
  id: number | string;
  /** 'favorite', 'alert', 'opportunity'; any other has the icon of all activities. */
  type: string;
  /** What happened, in one sentence; where it is blank, the kind of activity is named. */
  description: string;
  /** When it happened. */
  date: Date;
  /** Where it is seen; without one it is plain text. */
  href?: string | null | undefined;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  favorite: Heart,
  alert: BellRing,
  opportunity: Sparkles,
};

const known = ['favorite', 'alert', 'opportunity'] as const;

interface ActivityItemProps {
  activity: Activity;
  relative: boolean;
  now: Date | undefined;
}

/** What happened, with an icon by its type, and when. */
export function ActivityItem({
  activity: { type, description, date, href },
  relative,
  now,
}: ActivityItemProps) {
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
