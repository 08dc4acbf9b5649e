import { formatReais } from '@martelo/domain/money';
import { type Purchase, purchaseCosts, totalUntilKeys } from '@martelo/domain/purchase-cost';
import { highestBid } from '@martelo/domain/purchase-cost-return';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';

import * as styles from './calculator-glance.css.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';

/** On narrow screens the result lies below the form: its two figures stay in view while one types, and lead there (INFO-06). */
export function CalculatorGlance({ purchase }: { purchase: Purchase }) {
  const bar = useRef<HTMLAnchorElement>(null);
  useAboveKeyboard(bar);
  if (purchase.bid === 0) return null;
  const highest = highestBid(purchase);
  return (
    <a ref={bar} href="#resultado" className={styles.bar}>
      <span className={styles.figure}>
        <span className={styles.name}>Até as chaves</span>{' '}
        <strong className={styles.amount}>{formatReais(totalUntilKeys(purchaseCosts(purchase)))}</strong>
      </span>
      {highest !== null && (
        <span className={styles.figure}>
          <span className={styles.name}>Lance máximo</span>{' '}
          <strong className={styles.amount}>{formatReais(highest)}</strong>
        </span>
      )}
      <ArrowDown aria-hidden className={styles.icon} />
    </a>
  );
}
