import type { Auction } from '@martelo/domain/auction';
import { formatReais } from '@martelo/domain/money';
import { valueAt } from '@martelo/domain/phase';
import { nonBreakingUnits } from '@martelo/domain/units';
import { Hidden } from '@martelo/ui/hidden';
import { LinkList } from '@martelo/ui/link-list';
import { usePageNow } from '@martelo/ui/now-provider';
import { Section } from '@martelo/ui/section';
import { SlideCarousel } from '@martelo/ui/slide-carousel';

import { paths } from '../../paths.ts';
import { AuctionCards } from '../auction-list/auction-cards.tsx';

const maxOnPhone = 3;

/** Auctions like this one: cards in a row, on phones a line each (DETAIL-10, EVID-10). */
export function SimilarAuctions({ auctions }: { auctions: readonly Auction[] }) {
  const now = usePageNow();
  return (
    <Hidden onPaper>
      <Section title="Parecidos com este" aria-label="Leilões parecidos" gap="medium">
        <Hidden below="tablet">
          <SlideCarousel label="Leilões parecidos, em sequência">
            {auctions.map((auction) => (
              <AuctionCards key={auction.key} auctions={[auction]} />
            ))}
          </SlideCarousel>
        </Hidden>
        <Hidden above="tablet">
          <LinkList
            items={auctions.slice(0, maxOnPhone).map((auction) => ({
              label: `${formatReais(valueAt(auction, now))} · ${nonBreakingUnits(auction.title)}`,
              href: paths.auction(auction.key),
            }))}
          />
        </Hidden>
      </Section>
    </Hidden>
  );
}
