import { formatReais } from '@martelo/domain/money';
import { type Purchase, purchaseCosts, totalUntilKeys } from '@martelo/domain/purchase-cost';
import { highestBid } from '@martelo/domain/purchase-cost-return';
import { StickyBar } from '@martelo/ui/sticky-bar';

import { stayAboveKeyboard } from './stay-above-keyboard.ts';

/**
 * On narrow screens the result lies below the form: its two figures stay in view while one types, and lead there
 * (INFO-06).
 */
export function CalculatorGlance({ purchase }: { purchase: Purchase }) {
  if (purchase.bid === 0) return null;
  const highest = highestBid(purchase);
  return (
    <StickyBar
      ref={stayAboveKeyboard}
      href="#resultado"
      figures={[
        { name: 'Até as chaves', amount: formatReais(totalUntilKeys(purchaseCosts(purchase))) },
        ...(highest === null ? [] : [{ name: 'Lance máximo', amount: formatReais(highest) }]),
      ]}
    />
  );
}
