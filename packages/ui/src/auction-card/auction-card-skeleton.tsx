import type { ComponentProps } from 'react';

import { variants } from '../internal/variants.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

import * as styles from './auction-card.css.ts';
import * as blank from './auction-card-skeleton.css.ts';

const card = variants(styles.base, { variants: { layout: styles.layout } });

export interface AuctionCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Upright in a grid (the default), or lying in a list. */
  layout?: 'grid' | 'list' | undefined;
}

/** A card's place while it is on its way, in its exact shape (CARD-06). Hidden from screen readers. */
export function AuctionCardSkeleton({ layout = 'grid', className, ...props }: AuctionCardSkeletonProps) {
  return (
    <div aria-hidden {...props} className={card({ layout, className })}>
      <div className={styles.media}>
        <div className={styles.picture}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.badges}>
        <div className={blank.badge}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.figures}>
        <div className={blank.value[layout]}>
          <Skeleton />
        </div>
        <div className={styles.valuation}>
          <Skeleton length={0.5} />
        </div>
      </div>
      <div className={styles.facts}>
        <div className={styles.title}>
          <Skeleton length={0.9} />
        </div>
        <div className={styles.muted}>
          <Skeleton length={0.7} />
        </div>
        <div className={styles.muted}>
          <Skeleton length={0.6} />
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.valuation}>
          <Skeleton length={0.5} />
        </div>
      </div>
    </div>
  );
}
