import type { PricePoint } from '@martelo/api-client';
import type { Auction } from '@martelo/domain/auction';
import { caixaRegistration } from '@martelo/domain/caixa-addresses';
import { AuctionFigures } from '@martelo/ui/auction-figures';
import { AuctioneerCard } from '@martelo/ui/auctioneer-card';
import { Container } from '@martelo/ui/container';
import { DescriptionList } from '@martelo/ui/description-list';
import { Gallery } from '@martelo/ui/gallery';
import { Grid } from '@martelo/ui/grid';
import { Heading } from '@martelo/ui/heading';
import { Hidden } from '@martelo/ui/hidden';
import { Link } from '@martelo/ui/link';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';

import { AuctionActions } from './auction-actions.tsx';
import { AuctionCards } from '../auction-list/auction-cards.tsx';
import { auctionFacts } from './auction-facts.ts';
import { AuctionHead } from './auction-head.tsx';
import { AuctionHistory } from './auction-history.tsx';
import { AuctionPlace } from './auction-place.tsx';
import { AuctionRounds } from './auction-rounds.tsx';
import { AuctionTop } from './auction-top.tsx';
import type { HistoryEvent } from './auction.calls.ts';
import { calculatorHref } from './calculator-href.ts';
import { placeOf } from './describe-auction.ts';
import { pricesByRound } from './prices-by-round.ts';
import { SaleMeaning } from './sale-meaning.tsx';
import { WhatToCheck } from './what-to-check.tsx';

import * as styles from './auction-page.css.ts';

interface AuctionPageProps {
  auction: Auction;
  history: readonly HistoryEvent[];
  prices: readonly PricePoint[] | null;
  similar: readonly Auction[];
}

const maxSimilar = 5;

/** One auction, whole: figures, rounds, facts, history, place, and the way to the official site. */
export function AuctionPage({ auction, history, prices, similar }: AuctionPageProps) {
  const now = useAuctionNow(auction.rounds);
  const registration =
    auction.type === 'caixa' && !auction.sample
      ? caixaRegistration(auction.code, auction.place.state?.uf ?? null)
      : null;
  const named = [auction.kind ?? 'Imóvel', placeOf(auction)].filter(Boolean).join(' em ');
  return (
    <Container gap="large" above="large" below="large" className={styles.page}>
      <AuctionHead auction={auction} />
      <AuctionTop auction={auction} actions={<AuctionActions auction={auction} />} />
      <div className={styles.columns}>
        <div className={styles.media}>
          <Gallery images={auction.images} place={named} />
        </div>
        <aside className={styles.side} aria-label="Valores e site oficial">
          <div className={styles.panel}>
            <AuctionFigures auction={auction} withoutRounds />
            <Hidden onPaper>
              <AuctioneerCard auctioneer={auction.auctioneer} link={auction.link} source={auction.source} />
            </Hidden>
            <div className={styles.next}>
              {registration && (
                <Link href={registration} external>
                  Matrícula (PDF, no site da Caixa)
                </Link>
              )}
              <Link href={calculatorHref(auction, now)}>Calcular o custo total e o retorno</Link>
              <Link href="#conferir">O que conferir antes: edital, ocupação, dívidas</Link>
            </div>
          </div>
        </aside>
        <div className={styles.body}>
          <AuctionRounds auction={auction} />
          <Section titleId="caracteristicas" gap="medium" title="O que a fonte informa">
            <DescriptionList items={auctionFacts(auction, now)} className={styles.facts} />
            {auction.extra && (
              <>
                <Heading headingLevel={3}>Descrição da fonte</Heading>
                <Text measure>{auction.extra}</Text>
              </>
            )}
          </Section>
          <AuctionHistory
            events={history}
            prices={prices && pricesByRound(prices, auction, now)}
            valuation={auction.valuation}
          />
          <AuctionPlace auction={auction} />
          <SaleMeaning auction={auction} />
          <WhatToCheck auction={auction} />
        </div>
      </div>
      {similar.length > 0 && (
        <Hidden onPaper>
          <Section title="Parecidos com este" aria-label="Leilões parecidos" gap="medium">
            <Grid columns={3} gap="large">
              <AuctionCards auctions={similar.slice(0, maxSimilar)} />
            </Grid>
          </Section>
        </Hidden>
      )}
    </Container>
  );
}
