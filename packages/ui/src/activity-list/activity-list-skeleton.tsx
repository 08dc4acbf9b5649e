import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

import * as styles from './activity-list.css.ts';

interface ActivityListSkeletonProps extends ComponentProps<'div'> {
  expected: number;
}

/** Lines in the shape of those that are on their way. */
export function ActivityListSkeleton({ expected, className, ...props }: ActivityListSkeletonProps) {
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
