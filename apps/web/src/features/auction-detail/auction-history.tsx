import type { PricePoint } from '@martelo/api-client';
import type { Centavos } from '@martelo/domain/auction';
import { Disclosure } from '@martelo/ui/disclosure';
import { Heading } from '@martelo/ui/heading';
import { Notice } from '@martelo/ui/notice';
import { PriceHistory } from '@martelo/ui/price-history';
import { Timeline } from '@martelo/ui/timeline';

import * as styles from './auction-page.css.ts';
import type { HistoryEvent } from './auction.calls.ts';
import { historyItem } from './history-item.ts';
import { messages } from './messages.ts';

interface AuctionHistoryProps {
  events: readonly HistoryEvent[];
  /** null where they could not be had. */
  prices: readonly PricePoint[] | null;
  valuation: Centavos | null;
}

/** What the source's lists said of the property, by their dates: the price as a line and a table, all else in order. */
export function AuctionHistory({ events, prices, valuation }: AuctionHistoryProps) {
  if (events.length === 0 && !prices?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="historico">
      <Heading level={2} id="historico">
        Histórico por data da lista
      </Heading>
      {prices === null ? (
        <Notice tone="caution">{messages.historyFailed}</Notice>
      ) : (
        <PriceHistory points={prices} valuation={valuation} className={styles.onScreen} />
      )}
      {events.length > 0 && (
        <Disclosure title="Tudo o que mudou nas listas" defaultOpen={events.length <= 4}>
          <Timeline items={events.map(historyItem)} />
        </Disclosure>
      )}
    </section>
  );
}
