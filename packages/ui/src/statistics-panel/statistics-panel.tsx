import type { CalendarDate, Centavos } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatReais, formatReaisShort } from '@martelo/domain/money';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { Histogram } from '../histogram/histogram.tsx';
import { warnInvalidAmount, warnInvalidNumber } from '../internal/warn-dev.ts';
import { type MessagesWith, useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';

import * as styles from './statistics-panel.css.ts';

/** How many auctions ask at least `from` and less than `to` centavos; null is no end. */
export interface PriceBand {
  /** In centavos; this price belongs to it. */
  from: Centavos;
  /** In centavos; this price belongs to the next. Null is no end. */
  to: Centavos | null;
  /** How many auctions. */
  count: number;
}

export interface StatisticsPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** In centavos, of the auctions with a price; null without any. */
  minimum: Centavos | null;
  /** The highest price, in centavos; null without any. */
  maximum: Centavos | null;
  /** The mean of the prices, in centavos; null without any. */
  average: Centavos | null;
  /** All auctions of the list. */
  total: number;
  /** Ascending, without gaps. */
  bands: readonly PriceBand[];
  /** The date of the latest list that the figures come from. */
  listDate: CalendarDate | null;
}

function bandLabel({ from, to }: PriceBand, messages: MessagesWith<typeof filtersTexts>): string {
  if (to === null) return messages.priceFrom(formatReaisShort(from));
  if (from === 0) return messages.priceUpTo(formatReaisShort(to));
  return messages.priceBetween(formatReaisShort(from), formatReaisShort(to));
}

/** What the listed auctions ask, in one row; the average's band stands out. Figures of the lists, said so (LIST-02). */
export function StatisticsPanel({
  minimum,
  maximum,
  average,
  total,
  bands = [],
  listDate,
  className,
  ...props
}: StatisticsPanelProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnInvalidAmount('StatisticsPanel', 'minimum', minimum);
    warnInvalidAmount('StatisticsPanel', 'maximum', maximum);
    warnInvalidAmount('StatisticsPanel', 'average', average);
    warnInvalidNumber('StatisticsPanel', 'total', total, 0);
  }
  const messages = useMessages(filtersTexts);
  const prices = [
    [messages.lowestPrice, minimum],
    [messages.averagePrice, average],
    [messages.highestPrice, maximum],
  ] as const;
  const bars = bands.map((band) => ({
    label: bandLabel(band, messages),
    count: band.count,
    selected: average !== null && band.from <= average && (band.to === null || average < band.to),
  }));
  return (
    <section aria-label={messages.statistics} {...props} className={cx(styles.root, className)}>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt className={styles.label}>{messages.totalAuctions}</dt>
          <dd className={styles.value}>{total >= 0 ? messages.count(total) : messages.unknown}</dd>
        </div>
        {prices.map(([label, price]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>
              {label === messages.averagePrice && bars.some(({ selected }) => selected) && (
                <span aria-hidden className={styles.swatch} />
              )}
              {label}
            </dt>
            <dd className={price === null ? styles.missing : styles.value}>{formatReais(price)}</dd>
          </div>
        ))}
      </dl>
      {bars.length > 0 && <Histogram label={messages.priceDistribution} bars={bars} />}
      {listDate && <p className={styles.note}>{messages.figuresOf(formatCalendarDate(listDate))}</p>}
    </section>
  );
}
