import type { ComponentProps } from 'react';

import { cx } from '../internal/cx.ts';
import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './histogram.css.ts';

export interface HistogramBar {
  label: string;
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
const step = 10;
const thickness = 8;
/** Fewer bars keep their width. */
const fewest = 6;

/** A small distribution: bars for the eye, the same figures as a table for screen readers. */
export function Histogram({ label, bars, className, ...props }: HistogramProps) {
  const messages = useMessages();
  const highest = bars.reduce((most, { count }) => Math.max(most, count), 0);
  if (highest === 0) return <p className={cx(styles.nothing, className)}>{messages.noFigures}</p>;
  return (
    <figure {...props} className={cx(styles.root, className)}>
      <svg
        viewBox={`0 0 ${Math.max(bars.length, fewest) * step - (step - thickness)} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className={styles.plot}
      >
        {bars.map(({ label, count, selected = false }, at) => {
          // What exists is seen, however few.
          const size = count > 0 ? Math.max(2, (count / highest) * height) : 0;
          return (
            <rect
              key={label}
              x={at * step}
              y={height - size}
              width={thickness}
              height={size}
              className={styles.bar[selected ? 'selected' : 'plain']}
            />
          );
        })}
      </svg>
      <div className={styles.ends} aria-hidden>
        <span>{bars.at(0)?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </div>
      <div className={hidden}>
        <table>
          <caption>{label}</caption>
          <tbody>
            {bars.map(({ label, count }) => (
              <tr key={label}>
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
