import type { Auction } from '@martelo/domain/auction';
import type { Evidence } from '@martelo/domain/evidence';
import type { LegalArticle } from '@martelo/domain/legal-articles';
import { valueAt } from '@martelo/domain/phase';
import { LegalFloor } from '@martelo/ui/legal-floor';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { Section } from '@martelo/ui/section';

interface SaleFloorProps {
  auction: Auction;
  legal: Evidence['legal'];
}

/** The least that the law lets this kind of sale ask, beside what is asked (EVID-06). */
export function SaleFloor({ auction, legal }: SaleFloorProps) {
  const { articles, floor } = legal;
  const setsFloor = ({ id }: LegalArticle) => id === floor.article;
  return (
    <Section titleId="piso" gap="medium" title="O piso da lei">
      <LegalFloor
        rite={legal.rite}
        status={floor.status}
        asked={valueAt(auction, useAuctionNow(auction.rounds))}
        floor={floor.amount}
        valuation={auction.valuation}
        unless={floor.unless}
        items={[...articles.filter(setsFloor), ...articles.filter((one) => !setsFloor(one))]}
      />
    </Section>
  );
}
