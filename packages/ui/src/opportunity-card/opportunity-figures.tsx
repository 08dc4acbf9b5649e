import type { Centavos } from '@martelo/domain/auction';
import { discountPercent } from '@martelo/domain/discount';
import { formatReais } from '@martelo/domain/money';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { Money } from '../money/money.tsx';

import * as styles from './opportunity-card.css.ts';

interface OpportunityFiguresProps {
  originalValue: Centavos | null;
  currentValue: Centavos | null;
  size: 'medium' | 'large';
}

/**
 * The original value, struck through where the current one is lower, the current one, and how far below it is. Where
 * both are the same amount it stands once.
 */
export function OpportunityFigures({ originalValue, currentValue, size }: OpportunityFiguresProps) {
  const messages = useMessages(accountTexts);
  const percent = discountPercent(originalValue, currentValue);
  return (
    <div className={styles.figures}>
      {originalValue !== null && originalValue !== currentValue && (
        <p className={styles.original}>
          {percent > 0 ? (
            <>
              <VisuallyHidden>{messages.originalValue} </VisuallyHidden>
              <s>{formatReais(originalValue)}</s>
            </>
          ) : (
            `${messages.originalValue} ${formatReais(originalValue)}`
          )}
        </p>
      )}
      <p>
        <VisuallyHidden>{messages.currentValue} </VisuallyHidden>
        <Money amount={currentValue} size={size} />
      </p>
      {percent > 0 && <p className={styles.below}>{messages.belowValuation(percent)}</p>}
    </div>
  );
}
