import type { PricePoint } from '@martelo/api-client';
import type { Auction } from '@martelo/domain/auction';
import type { Evidence } from '@martelo/domain/evidence';
import { statusAt } from '@martelo/domain/status';
import { AuctionFigures } from '@martelo/ui/auction-figures';
import { AuctioneerCard } from '@martelo/ui/auctioneer-card';
import { Container } from '@martelo/ui/container';
import { Gallery } from '@martelo/ui/gallery';
import { Hidden } from '@martelo/ui/hidden';
import { useAuctionNow } from '@martelo/ui/now-provider';
import type { ReactNode } from 'react';

import { AuctionActions } from './auction-actions.tsx';
import { AuctionBar } from './auction-bar.tsx';
import { AuctionCosts } from './auction-costs.tsx';
import { AuctionEvidence } from './auction-evidence.tsx';
import { AuctionHead } from './auction-head.tsx';
import { AuctionHistory } from './auction-history.tsx';
import { AuctionMarket } from './auction-market.tsx';
import { AuctionNext } from './auction-next.tsx';
import { AuctionPlace } from './auction-place.tsx';
import { AuctionTop } from './auction-top.tsx';
import type { HistoryEvent } from './auction.calls.ts';
import { namedPlace } from './describe-auction.ts';
import { KnownFacts } from './known-facts.tsx';
import { hasPriceChanged } from './price-change.ts';
import { pricesByRound } from './prices-by-round.ts';
import { isWithoutAuctioneer } from './sale-kind.ts';
import { SimilarAuctions } from './similar-auctions.tsx';
import { WhatToCheck } from './what-to-check.tsx';

import * as styles from './auction-page.css.ts';

interface AuctionPageProps {
  auction: Auction;
  history: readonly HistoryEvent[];
  prices: readonly PricePoint[] | null;
  similar: readonly Auction[];
  /** Null where it failed to load: the page stands without it (EVID-11). */
  evidence: Evidence | null;
  /** What changed since the reader looked; customers have it. */
  changes?: ReactNode;
}

const maxSimilar = 5;

/** One auction, whole: the price and what happens next, what it costs, its place, risks, evidence and facts. */
export function AuctionPage({ auction, history, prices, similar, evidence, changes }: AuctionPageProps) {
  const now = useAuctionNow(auction.rounds);
  const past = ['finished', 'delisted'].includes(statusAt(auction, now));
  const nextPrice = evidence?.nextPrice ?? null;
  const next = nextPrice?.reason === null && nextPrice.proof ? nextPrice.next : null;
  return (
    <Container gap="large" above="large" below="large" className={styles.page}>
      <AuctionHead auction={auction} />
      <AuctionTop auction={auction} actions={<AuctionActions auction={auction} />} />
      {changes}
      <div className={styles.columns}>
        <div className={styles.media}>
          <Gallery images={auction.images} place={namedPlace(auction)} />
        </div>
        <aside className={styles.side} aria-label="Valores e site oficial">
          <div className={styles.panel}>
            <AuctionFigures auction={auction} withoutRounds />
            <Hidden below="desktop" onPaper>
              <AuctioneerCard
                auctioneer={auction.auctioneer}
                link={auction.link}
                source={auction.source}
                past={past}
                withoutAuctioneer={isWithoutAuctioneer(auction)}
              />
            </Hidden>
          </div>
        </aside>
        <div className={styles.body}>
          <AuctionNext auction={auction} evidence={evidence} isPriceChanged={hasPriceChanged(history)} />
          <AuctionCosts auction={auction} next={next} />
          <AuctionPlace auction={auction} />
          <WhatToCheck auction={auction} legal={evidence?.legal ?? null} />
          <AuctionEvidence auction={auction} evidence={evidence} />
          {evidence && <AuctionMarket auction={auction} market={evidence.market} />}
          <KnownFacts auction={auction} />
          <AuctionHistory
            events={history}
            prices={prices && pricesByRound(prices, auction, now)}
            valuation={auction.valuation}
          />
        </div>
      </div>
      {similar.length > 0 && <SimilarAuctions auctions={similar.slice(0, maxSimilar)} />}
      <AuctionBar auction={auction} />
    </Container>
  );
}
