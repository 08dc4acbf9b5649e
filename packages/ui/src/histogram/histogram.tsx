import { cx } from 'class-variance-authority';
import { type ComponentProps, Fragment } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';
import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';

import * as styles from './histogram.css.ts';

export interface HistogramBar {
  /** What the bar counts: 'até R$ 50 mil'; seen below the first and the last, read of each. */
  label: string;
  /** How many auctions; the highest bar fills the height. */
  count: number;
  /** The one to be seen first. */
  selected?: boolean | undefined;
}

export interface HistogramProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What is counted; the caption of its table. */
  label: string;
  /** In order, without gaps. */
  bars: readonly HistogramBar[];
}

const height = 48;
/** Under the base line the bar to be seen first has a mark: its colour alone would not do. */
const markTop = 50;
const markHeight = 3;
const step = 10;
const thickness = 8;
/** Fewer bars keep their width. */
const fewest = 6;

/** A small distribution: bars for the eye, the same figures as a table for screen readers. */
export function Histogram({ label, bars = [], className, ...props }: HistogramProps) {
  const messages = useMessages(filtersTexts);
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Histogram', label);
  const highest = bars.reduce((max, { count }) => Math.max(max, count || 0), 0);
  if (highest === 0) return <p className={cx(styles.nothing, className)}>{messages.noFigures}</p>;
  return (
    <figure {...props} className={cx(styles.root, className)}>
      <svg
        viewBox={`0 0 ${Math.max(bars.length, fewest) * step - (step - thickness)} ${markTop + markHeight}`}
        preserveAspectRatio="none"
        aria-hidden
        className={styles.plot}
      >
        <rect y={height} width="100%" height="1" className={styles.base} />
        {bars.map(({ label, count, selected = false }, at) => {
          // What exists is seen, however few.
          const size = count > 0 ? Math.max(2, (count / highest) * height) : 0;
          return (
            <Fragment key={`${at} ${label}`}>
              <rect
                x={at * step}
                y={height - size}
                width={thickness}
                height={size}
                className={styles.bar[selected ? 'selected' : 'plain']}
              />
              {selected && (
                <rect
                  x={at * step}
                  y={markTop}
                  width={thickness}
                  height={markHeight}
                  className={styles.mark}
                />
              )}
            </Fragment>
          );
        })}
      </svg>
      <div className={styles.ends} aria-hidden>
        <span className={styles.end}>{bars.at(0)?.label}</span>
        {bars.length > 1 && <span className={styles.end}>{bars.at(-1)?.label}</span>}
      </div>
      <div className={hidden}>
        <table>
          <caption>{label}</caption>
          <tbody>
            {bars.map(({ label, count }, at) => (
              <tr key={`${at} ${label}`}>
                <th scope="row">{label}</th>
                <td>{messages.auctions(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
