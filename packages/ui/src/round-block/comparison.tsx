import type { Centavos } from '@martelo/domain/auction';
import { discountPercent } from '@martelo/domain/discount';
import { formatReais } from '@martelo/domain/money';

import { type AllMessages, useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { type Difference, differenceToFirst, type RoundKind } from './round-views.ts';

import * as styles from './round-block.css.ts';

interface ComparisonProps {
  kind: RoundKind;
  minimum: Centavos | null;
  valuation: Centavos | null;
  firstMinimum: Centavos | null | undefined;
}

/** Against the valuation, and for a later round against the first. */
export function Comparison({ kind, minimum, valuation, firstMinimum }: ComparisonProps) {
  const messages = useMessages(auctionTexts);
  const percent = discountPercent(valuation, minimum);
  const difference = kind === 'second' || kind === 'third' ? differenceToFirst(firstMinimum, minimum) : null;
  if (percent === 0 && !difference) return null;
  return (
    <ul className={styles.comparison}>
      {percent !== 0 && (
        <li className={percent > 0 ? styles.below : styles.muted}>
          {percent > 0 ? messages.belowValuation(percent) : messages.aboveValuation(-percent)}
        </li>
      )}
      {difference && <li className={styles.muted}>{describeDifference(difference, messages)}</li>}
    </ul>
  );
}

function describeDifference(
  { less, percent }: Difference,
  messages: Pick<AllMessages, 'sameAsFirst' | 'cheaperThanFirst' | 'dearerThanFirst'>,
): string {
  if (less === 0) return messages.sameAsFirst;
  const amount = formatReais(Math.abs(less));
  return less > 0 ? messages.cheaperThanFirst(amount, percent) : messages.dearerThanFirst(amount);
}
