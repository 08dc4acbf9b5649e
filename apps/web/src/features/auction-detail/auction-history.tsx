import type { PricePoint } from '@martelo/api-client';
import type { Centavos } from '@martelo/domain/auction';
import { Disclosure } from '@martelo/ui/disclosure';
import { Hidden } from '@martelo/ui/hidden';
import { Notice } from '@martelo/ui/notice';
import { PriceHistory } from '@martelo/ui/price-history';
import { Section } from '@martelo/ui/section';
import { Timeline } from '@martelo/ui/timeline';

import type { HistoryEvent } from './auction.calls.ts';
import { historyItem } from './history-item.ts';
import { messages } from './messages.ts';

interface AuctionHistoryProps {
  events: readonly HistoryEvent[];
  /** null where they failed to load. */
  prices: readonly PricePoint[] | null;
  valuation: Centavos | null;
}

/** What the source's lists said of the property, by their dates: the price as a line and a table, all else in order. */
export function AuctionHistory({ events, prices, valuation }: AuctionHistoryProps) {
  if (events.length === 0 && !prices?.length) return null;
  // What a list said and is no longer so is read before it is looked for.
  const takenBack = events.some(({ kind }) => kind === 'undone');
  return (
    <Section titleId="historico" gap="medium" title="Histórico por data da lista">
      {prices === null && <Notice tone="caution">{messages.historyFailed}</Notice>}
      <div>
        {prices !== null && (
          <Hidden onPaper>
            <Disclosure title="Preço em cada lista">
              <PriceHistory points={prices} valuation={valuation} />
            </Disclosure>
          </Hidden>
        )}
        {events.length > 0 && (
          <Disclosure title="Tudo o que mudou nas listas" defaultOpen={takenBack}>
            <Timeline items={events.map(historyItem)} />
          </Disclosure>
        )}
      </div>
    </Section>
  );
}
