import { formatNumber } from '@martelo/domain/numbers';
import { StatCard, type StatCardProps } from '@martelo/ui/stat-card';

import * as styles from './figures.css.ts';

export interface Figure extends Pick<StatCardProps, 'label' | 'icon' | 'hint'> {
  /** Null while it is not known. */
  count: number | null;
}

/** The row of counts at the head of a screen. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={styles.figures}>
      {figures.map(({ count, ...figure }) => (
        <StatCard
          key={figure.label}
          {...figure}
          value={count === null ? '–' : formatNumber(count)}
          className={styles.figure}
        />
      ))}
    </div>
  );
}
