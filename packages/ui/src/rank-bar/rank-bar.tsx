import type { CalendarDate } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import type { Rank } from '@martelo/domain/evidence';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { HowWeKnow } from '../evidence-line/how-we-know.tsx';
import { warnInvalidNumber, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';

import * as styles from './rank-bar.css.ts';

/** By what a group is ordered: the discount upwards, or the price of a square metre downwards. */
export type RankMeasure = 'discount' | 'squareMetre';

export interface RankBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The figure that orders the group. */
  measure?: RankMeasure | undefined;
  /**
   * Of `n` with itself, `below` have a smaller figure and `equal` the same one. Null where too few can be compared.
   */
  rank: Pick<Rank, 'below' | 'equal' | 'n'> | null;
  /** Whom it is compared with, as it follows 'em': 'Goiânia', 'apartamentos de Goiânia'. */
  group: string;
  /** The list after which it was computed. */
  listDate?: CalendarDate | null | undefined;
  /** How it is known, opened by 'Como sabemos'. */
  how?: ReactNode;
}

const tenths = Array.from({ length: 10 }, (_, at) => at);

/**
 * Where a property lies among those like it, in tenths rounded down: 'desconto maior que 7 de 10 em Goiânia (212
 * casos)'.
 */
export function RankBar({
  measure = 'discount',
  rank: place,
  group = '',
  listDate = null,
  how,
  className,
  ...props
}: RankBarProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('RankBar', group, 'group');
    warnInvalidNumber('RankBar', 'rank.n', place?.n, 1);
  }
  const { cases, ofLists, rank } = useMessages(evidenceTexts);
  if (!place || !(place.n > 0))
    return (
      <div {...props} className={cx(styles.root, className)}>
        <p className={styles.few}>{rank.few(group)}</p>
      </div>
    );
  const { below, equal, n } = place;
  // The best is at the right: the highest discount, the lowest price.
  const worse = measure === 'discount' ? below : n - below - equal;
  const share = Math.min(1, Math.max(0, worse / n));
  const passed = Math.floor(share * 10);
  const own = Math.min(9, passed);
  const statement =
    worse > 0 && worse + 1 >= n
      ? rank.all[measure](group)
      : passed === 0
        ? rank.least[measure](group)
        : rank.higher[measure](passed, group);
  return (
    <div {...props} className={cx(styles.root, className)}>
      <div className={styles.words}>
        <span className={styles.statement}>{statement}</span>
        <span className={styles.count}>
          ({cases(n)}
          {listDate && `, ${ofLists(formatCalendarDate(listDate), formatCalendarDate(listDate))}`})
        </span>
        <HowWeKnow of={statement}>{how}</HowWeKnow>
      </div>
      <div aria-hidden>
        <div className={styles.bar}>
          {tenths.map((at) => (
            <span
              key={at}
              className={styles.tenth}
              data-passed={at < own || undefined}
              data-own={at === own || undefined}
            />
          ))}
        </div>
        <div className={styles.ends}>
          {rank.ends[measure].map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
