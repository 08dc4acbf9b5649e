import type { Auction } from '@martelo/domain/auction';
import type { Evidence } from '@martelo/domain/evidence';
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
  return (
    <Section titleId="piso" gap="medium" title="O piso da lei">
      <LegalFloor
        rite={legal.rite}
        status={legal.floor.status}
        asked={valueAt(auction, useAuctionNow(auction.rounds))}
        floor={legal.floor.amount}
        valuation={auction.valuation}
        unless={legal.floor.unless}
        items={legal.articles}
      />
    </Section>
  );
}
