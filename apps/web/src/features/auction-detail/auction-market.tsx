import type { Auction } from '@martelo/domain/auction';
import type { MarketFigure } from '@martelo/domain/evidence';
import { comparableValue } from '@martelo/domain/market-standing';
import { Disclosure } from '@martelo/ui/disclosure';
import { Grid } from '@martelo/ui/grid';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { QuartileBar } from '@martelo/ui/quartile-bar';
import { Section } from '@martelo/ui/section';

import { marketHow, marketLabel, splitMarket } from './market-words.ts';

interface AuctionMarketProps {
  auction: Auction;
  market: readonly MarketFigure[];
}

function Figures({ auction, figures }: { auction: Auction; figures: readonly MarketFigure[] }) {
  const now = useAuctionNow(auction.rounds);
  return (
    <Grid columns={{ tablet: 2 }} gap="large" align="start">
      {figures.map((figure) => {
        const value = comparableValue(auction, figure, now);
        return (
          <QuartileBar
            key={`${figure.basis} ${figure.scope} ${figure.area}`}
            label={marketLabel(figure)}
            quartiles={figure}
            value={value}
            perSquareMetre={figure.area !== null}
            counted={figure.basis === 'asked' ? 'listings' : 'sales'}
            since={figure.from}
            until={figure.to}
            how={marketHow(auction, figure, value !== null)}
          />
        );
      })}
    </Grid>
  );
}

/** What others of its place and type cost, as lists ask it and as the city publishes it (MARKET-07, MARKET-08). */
export function AuctionMarket({ auction, market }: AuctionMarketProps) {
  const { first, rest } = splitMarket(market);
  return (
    <Section titleId="por-perto" gap="medium" title="Preços por perto">
      {first.some(({ basis }) => basis === 'asked') || (
        <QuartileBar label={marketLabel({ basis: 'asked', scope: 'neighborhood' })} quartiles={null} />
      )}
      {first.length > 0 && <Figures auction={auction} figures={first} />}
      {rest.length > 0 && (
        <div>
          <Disclosure title="Outras medianas: preço inteiro, bairro e cidade" openOnPaper>
            <Figures auction={auction} figures={rest} />
          </Disclosure>
        </div>
      )}
    </Section>
  );
}
