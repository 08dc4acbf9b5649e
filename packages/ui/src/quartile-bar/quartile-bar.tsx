import type { CalendarDate, Centavos } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { marketStanding } from '@martelo/domain/market-standing';
import { formatReais } from '@martelo/domain/money';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { HowWeKnow } from '../evidence-line/how-we-know.tsx';
import { warnInvalidNumber, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { QuartileLine } from './quartile-line.tsx';
import { type Quartiles, quartileScale } from './quartile-scale.ts';

import * as styles from './quartile-bar.css.ts';

export type { Quartiles } from './quartile-scale.ts';

export interface QuartileBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose median it is: 'Mediana do bairro nas listas'. */
  label: string;
  /** Null where there are too few. */
  quartiles: Quartiles | null;
  /** What the property itself costs, by the same measure; null where that does not compare. */
  value?: Centavos | null | undefined;
  /** Prices of a square metre; else whole prices. */
  perSquareMetre?: boolean | undefined;
  /** What was counted: listings of lists, or sales that a city registered. */
  counted?: 'listings' | 'sales' | undefined;
  /** The first and the last list, or day of a sale. */
  since?: CalendarDate | null | undefined;
  /** The last of them. */
  until?: CalendarDate | null | undefined;
  /** How it is known, opened by 'Como sabemos'. */
  how?: ReactNode;
}

/** The median of a place with its middle half, and where the property stands beside it; its table holds the figures. */
export function QuartileBar({
  label = '',
  quartiles,
  value = null,
  perSquareMetre = false,
  counted = 'listings',
  since = null,
  until = since,
  how,
  className,
  ...props
}: QuartileBarProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('QuartileBar', label);
    warnInvalidNumber('QuartileBar', 'quartiles.n', quartiles?.n, 1);
  }
  const { cases, ofLists, market } = useMessages(evidenceTexts);
  if (!quartiles || !(quartiles.n > 0))
    return (
      <div {...props} className={cx(styles.root, className)}>
        <p className={styles.few}>{market.few(label)}</p>
      </div>
    );
  const { q1, median, q3, n } = quartiles;
  const amount = (centavos: Centavos) =>
    perSquareMetre ? market.metre(formatReais(centavos)) : formatReais(centavos);
  const first = since ?? until;
  const last = until ?? since;
  const dates =
    first && last
      ? (counted === 'sales' ? market.ofSales : ofLists)(formatCalendarDate(first), formatCalendarDate(last))
      : null;
  const rows = [
    [market.q1, q1],
    [market.median, median],
    [market.q3, q3],
    ...(value === null ? [] : [[market.own, value] as const]),
  ] as const;
  return (
    <div {...props} className={cx(styles.root, className)}>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure}>{amount(median)}</p>
      <div className={styles.proof}>
        <span>
          ({cases(n)}
          {dates && `, ${dates}`})
        </span>
        <HowWeKnow of={label}>{how}</HowWeKnow>
      </div>
      <div aria-hidden className={styles.drawing}>
        <QuartileLine scale={quartileScale(quartiles, value)} />
        <p className={styles.ends}>{market.half(amount(q1), amount(q3))}</p>
      </div>
      {value !== null && (
        <p className={styles.standing}>
          <svg viewBox="0 0 12 12" aria-hidden className={styles.swatch}>
            <circle cx="6" cy="6" r="5" className={styles.own} />
          </svg>
          {market.standing[marketStanding(value, quartiles)](amount(value))}
        </p>
      )}
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {rows.map(([name, centavos]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{amount(centavos)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
