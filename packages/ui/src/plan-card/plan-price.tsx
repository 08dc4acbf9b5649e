import { formatReais } from '@martelo/domain/money';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';
import { Money } from '../money/money.tsx';
import type { Plan } from './plan.ts';

import * as styles from './plan-card.css.ts';

type PlanPriceProps = Pick<Plan, 'price' | 'period' | 'originalPrice' | 'instalments'>;

/** 'R$ 597,00/ano', what it was, and what it costs in instalments, whose sum is said where it is another. */
export function PlanPrice({ price, period, originalPrice, instalments }: PlanPriceProps) {
  const messages = useMessages(marketingTexts);
  const total = instalments ? instalments.count * instalments.amount : price;
  return (
    <div className={styles.price}>
      {Boolean(originalPrice) && (
        <p className={styles.former}>
          <VisuallyHidden>{messages.originalPrice} </VisuallyHidden>
          <s>{formatReais(originalPrice ?? null)}</s>
        </p>
      )}
      <p className={styles.current}>
        {Boolean(originalPrice) && <VisuallyHidden>{messages.currentPrice} </VisuallyHidden>}
        <Money amount={price} className={styles.amount} />
        <span className={styles.period}>{messages.planPeriods[period]}</span>
      </p>
      {instalments && (
        <p className={styles.instalments}>
          {messages.instalments(instalments.count, formatReais(instalments.amount))}
          {total !== price && (
            <span className={styles.total}>{messages.instalmentsTotal(formatReais(total))}</span>
          )}
        </p>
      )}
    </div>
  );
}
