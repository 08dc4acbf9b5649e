import type { Centavos } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatReais } from '@martelo/domain/money';

import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import type { PricePoint } from './price-points.ts';
import { scalePrices, stepPath } from './price-scale.ts';

import * as styles from './price-history.css.ts';

interface PricePlotProps {
  /** In order, with at least one price. */
  points: readonly PricePoint[];
  valuation: Centavos | null;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
/** Past the middle a label ends at its point instead of beginning there. */
const anchor = (x: number) => (x > 0.6 ? 'end' : 'start');

/**
 * The drawing. Lines are stretched with the width in a box of 100 by 100 and keep their thickness; words and dots stand
 * beside that box, in percent of it, so nothing stretches them.
 */
export function PricePlot({ points, valuation }: PricePlotProps) {
  const { priceHistory } = useMessages(auctionTexts);
  const { runs, gaps, valuation: valued, first, last } = scalePrices(points, valuation);
  if (!first || !last) return null;
  const apart = last.point !== first.point;
  /** Above its line; below where the line goes up from it, or where the valuation's words are near. */
  const crowded = (y: number) => valued !== null && y > valued && y - valued < 0.18;
  const firstBelow = apart && last.y < first.y;
  const lastBelow = crowded(last.y) || (apart && last.y > first.y);
  const dates = [points[0]?.date, points.at(-1)?.date];
  return (
    <div aria-hidden className={styles.plot}>
      <svg className={styles.drawing}>
        {gaps
          .filter(({ gone }) => gone)
          .map(({ from, to }) => (
            <rect
              key={from}
              x={percent(from)}
              width={percent(to - from)}
              height="100%"
              className={styles.gap}
            />
          ))}
        {valued !== null && (
          <line x1="0" x2="100%" y1={percent(valued)} y2={percent(valued)} className={styles.valuation} />
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
          {runs.map((run) => (
            <path key={run[0]?.from} d={stepPath(run)} className={styles.line} />
          ))}
        </svg>
        <circle cx={percent(first.x)} cy={percent(first.y)} r="4" className={styles.dot} />
        {apart && <circle cx={percent(last.x)} cy={percent(last.y)} r="4" className={styles.dot} />}
        {valued !== null && (
          <text x="100%" y={percent(valued)} dy="-6" className={styles.valuationText}>
            {priceHistory.valuation} {formatReais(valuation)}
          </text>
        )}
        {apart && (
          <text
            x={percent(first.x)}
            y={percent(first.y)}
            dy={firstBelow ? 20 : -10}
            className={styles.value.start}
          >
            {formatReais(first.point.price)}
          </text>
        )}
        <text
          x={percent(last.x)}
          y={percent(last.y)}
          dy={lastBelow ? 20 : -10}
          className={styles.value[apart ? anchor(last.x) : 'start']}
        >
          {formatReais(last.point.price)}
        </text>
      </svg>
      <div className={styles.axis}>
        <span>{formatCalendarDate(dates[0] ?? null)}</span>
        {dates[1] !== dates[0] && <span>{formatCalendarDate(dates[1] ?? null)}</span>}
      </div>
    </div>
  );
}
