import type { Auction } from '@martelo/domain/auction';
import type { MarketFigure } from '@martelo/domain/evidence';
import { comparableValue } from '@martelo/domain/market-standing';
import { Disclosure } from '@martelo/ui/disclosure';
import { Grid } from '@martelo/ui/grid';
import { Hidden } from '@martelo/ui/hidden';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { QuartileBar } from '@martelo/ui/quartile-bar';
import { Section } from '@martelo/ui/section';

import { marketHow, marketLabel, marketTitle, splitMarket } from './market-labels.ts';

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

/** The rest of the figures, which say less of this one. */
function Others({ auction, figures }: { auction: Auction; figures: readonly MarketFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <div>
      <Disclosure title="Outras medianas: preço inteiro, bairro e cidade" openOnPaper>
        <Figures auction={auction} figures={figures} />
      </Disclosure>
    </div>
  );
}

const title = 'Preços por perto';
const few = <QuartileBar label={marketLabel({ basis: 'asked', scope: 'neighborhood' })} quartiles={null} />;
const lacksAskingFigure = (figures: readonly MarketFigure[]) =>
  !figures.some(({ basis }) => basis === 'asked');

/** What others of its place and type cost, as lists ask it and as the city publishes it (MARKET-07, MARKET-08). */
export function AuctionMarket({ auction, market }: AuctionMarketProps) {
  const { first, rest } = splitMarket(market);
  return (
    <Hidden below="tablet">
      <Section titleId="por-perto" gap="medium" title={title}>
        {lacksAskingFigure(first) && few}
        {first.length > 0 && <Figures auction={auction} figures={first} />}
        <Others auction={auction} figures={rest} />
      </Section>
    </Hidden>
  );
}

/** On phones the same is folded under its first figure, beside the other evidence; titled where there is none. */
export function FoldedMarket({ auction, market, titled = false }: AuctionMarketProps & { titled?: boolean }) {
  const { first, rest } = splitMarket(market);
  const [main] = first;
  const folded = (
    <>
      {lacksAskingFigure(first) && few}
      {main && (
        <Disclosure title={marketTitle(main)} openOnPaper>
          <Figures auction={auction} figures={[...first, ...rest]} />
        </Disclosure>
      )}
    </>
  );
  return (
    <Hidden above="tablet">
      {titled ? (
        <Section gap="medium" title={title}>
          {folded}
        </Section>
      ) : (
        folded
      )}
    </Hidden>
  );
}
