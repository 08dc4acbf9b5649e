import type { Centavos } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatReais } from '@martelo/domain/money';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

import { warnInvalidAmount, warnEmptyItems } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { absencesOf, hasPrice, inOrder, type PricePoint } from './price-points.ts';
import { PricePlot } from './price-plot.tsx';
import { PriceTable } from './price-table.tsx';

import * as styles from './price-history.css.ts';

export type { PricePoint } from './price-points.ts';

export interface PriceHistoryProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What each dated list said of the property, in any order. */
  points: readonly PricePoint[];
  /** In centavos; null where unknown. */
  valuation?: Centavos | null | undefined;
}

/**
 * The minimum price by the date of the list: one line that steps where a list changed it and stops where the property
 * was in none. Gone from the lists is said as that alone: more is not known. All it shows is also a sentence and a
 * table.
 */
export function PriceHistory({ points = [], valuation = null, className, ...props }: PriceHistoryProps) {
  const { priceHistory } = useMessages(auctionTexts);
  const titleId = useId();
  const sorted = inOrder(points);
  const priced = sorted.filter(hasPrice);
  if (process.env.NODE_ENV !== 'production') {
    warnEmptyItems('PriceHistory', 'points', points);
    warnInvalidAmount('PriceHistory', 'valuation', valuation);
    for (const { price } of points) warnInvalidAmount('PriceHistory', 'price', price);
  }
  const name = { 'aria-labelledby': titleId };
  const [first] = priced;
  const last = priced.at(-1);
  if (!first || !last) return <p className={cx(styles.nothing, className)}>{priceHistory.empty}</p>;

  const say = ({ price, date }: { price: Centavos; date: string }) =>
    priceHistory.onDate(formatReais(price), formatCalendarDate(date));

  return (
    <figure {...name} {...props} className={cx(styles.root, className)}>
      <figcaption className={styles.caption}>
        <span id={titleId} className={styles.title}>
          {priceHistory.label}
        </span>
        <span className={styles.summary}>
          {first === last ? priceHistory.only(say(first)) : priceHistory.fromTo(say(first), say(last))}
        </span>
      </figcaption>
      <PricePlot points={sorted} valuation={valuation} />
      {absencesOf(sorted).map(({ since, until }) => (
        <p key={since} className={styles.note}>
          <svg viewBox="0 0 16 16" aria-hidden className={styles.swatch}>
            <rect width="16" height="16" className={styles.gap} />
          </svg>
          {until
            ? priceHistory.goneUntil(formatCalendarDate(since), formatCalendarDate(until))
            : priceHistory.goneSince(formatCalendarDate(since))}
        </p>
      ))}
      <PriceTable points={sorted} valuation={valuation} />
    </figure>
  );
}
