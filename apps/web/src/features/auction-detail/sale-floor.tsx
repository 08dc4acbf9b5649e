import type { Auction } from '@martelo/domain/auction';
import type { Legal } from '@martelo/domain/evidence';
import type { LegalArticle } from '@martelo/domain/legal-articles';
import { salePhaseAt, valueAt } from '@martelo/domain/phase';
import { Disclosure } from '@martelo/ui/disclosure';
import { LegalFloor } from '@martelo/ui/legal-floor';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { Section } from '@martelo/ui/section';

interface SaleFloorProps {
  auction: Auction;
  legal: Legal;
}

const foldedTitles = {
  none: 'O piso da lei: nesta venda não há',
  unknown: 'O piso da lei: não se sabe',
} as const;
const titleOfDebt = 'O piso da lei: depende da dívida';

/** Whether there is no floor to compare with. */
export const isFolded = ({ floor: { status } }: Legal): boolean => status in foldedTitles;

/**
 * The lowest price that the law allows for this kind of sale, beside the asked price; folded where nothing compares
 * (EVID-06).
 */
export function SaleFloor({ auction, legal: { rite, floor, articles } }: SaleFloorProps) {
  const { status, amount, unless } = floor;
  const setsFloor = ({ id }: LegalArticle) => id === floor.article;
  const now = useAuctionNow(auction.rounds);
  // A third round may take any price: the price of the round before it is not its own.
  const isUnstated = salePhaseAt(auction, now) === 'third' && auction.rounds.third?.minimum === null;
  const askingPrice = isUnstated ? null : valueAt(auction, now);
  const reading = (
    <LegalFloor
      rite={rite}
      status={status}
      askingPrice={askingPrice}
      floor={amount}
      valuation={auction.valuation}
      unless={unless}
      items={[...articles.filter(setsFloor), ...articles.filter((one) => !setsFloor(one))]}
    />
  );
  if (status === 'none' || status === 'unknown')
    return (
      <Disclosure title={unless === 'debt' ? titleOfDebt : foldedTitles[status]} openOnPaper>
        {reading}
      </Disclosure>
    );
  return (
    <Section titleId="piso" gap="medium" title="O piso da lei" headingLevel={3} size="medium">
      {reading}
    </Section>
  );
}
