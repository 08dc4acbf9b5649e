import type { Auction } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatReais } from '@martelo/domain/money';

import { useMessages } from '../messages/messages.tsx';
import { cardTexts } from '../messages/pt-br-card.ts';

import * as styles from './next-price-line.css.ts';

/** 'Próximo preço: R$ 95.000,00, se seguir a regra …', with its proof; nothing without a forecast (NEXT-12). */
export function NextPriceLine({ nextPrice }: { nextPrice: Auction['forecastNextPrice'] }) {
  const messages = useMessages(cardTexts);
  if (!nextPrice) return null;
  const { price, kind, hits, falls, from, to } = nextPrice;
  return (
    <p
      className={styles.line}
      title={messages.nextPriceDates(formatCalendarDate(from), formatCalendarDate(to))}
    >
      {messages.nextPrice} <span className={styles.amount}>{formatReais(price)}</span>,{' '}
      {messages.nextPriceCondition[kind]} ({messages.nextPriceProof(hits, falls)})
    </p>
  );
}
