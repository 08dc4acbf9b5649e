import type { Centavos } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import type { ForecastKind, NextPrice, Period, Silence } from '@martelo/domain/evidence';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { HowWeKnow } from '../evidence-line/how-we-know.tsx';
import { warnInvalidAmount } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { Money } from '../money/money.tsx';
import type { PriceStep } from './stair-scale.ts';
import { StairPlot } from './stair-plot.tsx';
import { StairTable } from './stair-table.tsx';

import * as styles from './price-staircase.css.ts';

export type { PriceStep } from './stair-scale.ts';

export interface PriceStaircaseProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The staircase from its start down, with one step that is `current`; empty where it is not known. */
  items: readonly PriceStep[];
  /** The price now; null where unknown. */
  price?: Centavos | null | undefined;
  /** The next price if the rule holds, in centavos; null where none is forecast. */
  next: Centavos | null;
  /** How it is sold now: only a change to `online` has lowered prices. */
  mode: NextPrice['mode'];
  /** Without a proof the next price is not said. */
  proof: (Pick<NonNullable<NextPrice['proof']>, 'hits' | 'falls'> & Partial<Period>) | null;
  /** `frequent`, the weaker one: its own cut was not seen, so the forecast follows what others like it did next. */
  kind?: ForecastKind | null | undefined;
  /** Why no next price is forecast, where none is. */
  reason?: Silence | null | undefined;
  /** How it is known, opened by 'Como sabemos'. */
  how?: ReactNode;
}

/** So many steps ahead are drawn: the proof is of one, and the farther, the fewer ever come there. */
const maxAhead = 4;

function stepsOf(
  steps: readonly PriceStep[],
  price: Centavos | null,
  next: Centavos | null,
): readonly PriceStep[] {
  const known: readonly PriceStep[] =
    steps.length > 0 || price === null
      ? steps.filter((step) => Number.isSafeInteger(step.price) && step.price >= 0)
      : [{ price, state: 'current' }, ...(next === null ? [] : [{ price: next, state: 'future' } as const])];
  const seen = known.filter(({ state }) => state !== 'future');
  if (next === null) return seen;
  return [...seen, ...known.filter(({ state }) => state === 'future').slice(0, maxAhead)];
}

/**
 * How the price of a Caixa sale has come down, step by step, and the next step if the rule seen in the lists holds. The
 * rule is a habit, not a promise: its proof stands beside it, and without a proof the next price is not said. Rounds
 * with dates are a `RoundTimeline`, any other history is a `PriceHistory`.
 */
export function PriceStaircase({
  items = [],
  price = null,
  next: stated,
  mode,
  proof,
  kind = 'observed',
  reason = null,
  how,
  className,
  ...props
}: PriceStaircaseProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnInvalidAmount('PriceStaircase', 'next', stated);
    for (const step of items) warnInvalidAmount('PriceStaircase', 'price', step.price);
  }
  const { ofLists, staircase } = useMessages(evidenceTexts);
  const titleId = useId();
  const next = proof && reason === null ? stated : null;
  const shown = stepsOf(items, price, next);
  const to = proof?.to ?? null;
  return (
    <figure aria-labelledby={titleId} {...props} className={cx(styles.root, className)}>
      <figcaption className={styles.caption}>
        {next !== null && proof ? (
          <>
            <p id={titleId} className={styles.headline}>
              <span className={styles.title}>{staircase.next}</span>{' '}
              <Money amount={next} className={styles.figure} />{' '}
              <span className={styles.condition}>{staircase.condition}</span>
            </p>
            <div className={styles.proof}>
              <span className={styles.right}>{staircase.proof(proof.hits, proof.falls)}</span>
              {to && (
                <span className={styles.weaker}>
                  {ofLists(formatCalendarDate(proof.from ?? to), formatCalendarDate(to))}
                </span>
              )}
              {kind === 'frequent' && <span className={styles.weaker}>{staircase.weaker}</span>}
              <HowWeKnow of={staircase.next}>{how}</HowWeKnow>
            </div>
          </>
        ) : (
          <>
            <p id={titleId} className={styles.nothing}>
              {staircase.none}
            </p>
            <p className={styles.muted}>{staircase.reasons[reason ?? 'unproven']}</p>
          </>
        )}
      </figcaption>
      {shown.length > 1 && <StairPlot steps={shown} />}
      {mode && (
        <p className={styles.round}>
          {staircase.rounds[mode]} {next !== null && <span className={styles.muted}>{staircase.when}</span>}
        </p>
      )}
      {shown.length > 1 && <StairTable steps={shown} />}
    </figure>
  );
}
