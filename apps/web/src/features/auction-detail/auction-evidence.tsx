import type { Auction } from '@martelo/domain/auction';
import type { Evidence, Rank } from '@martelo/domain/evidence';
import { partialInterests } from '@martelo/domain/partial-interest';
import { valueAt } from '@martelo/domain/phase';
import { EvidenceLine } from '@martelo/ui/evidence-line';
import { Grid } from '@martelo/ui/grid';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { RankBar } from '@martelo/ui/rank-bar';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';

import { FoldedMarket } from './auction-market.tsx';
import { formatModes, oddsLines } from './odds-lines.ts';
import { showsFalls } from './what-comes-next.ts';
import { messages } from './messages.ts';

interface AuctionEvidenceProps {
  auction: Auction;
  /** Null where it failed to load. */
  evidence: Evidence | null;
}

const areas = { private: 'privativa', total: 'total', land: 'do terreno' } as const;

function groupOf({ place: { city, state } }: Pick<Auction, 'place'>, rank: Rank | null): string {
  if (rank?.scope === 'state' || !city) return state ? `todo o estado (${state.uf})` : 'todo o estado';
  return city.name;
}

/** Where the property lies among those like it, and how sales of its kind went: what is counted, not what will be. */
export function AuctionEvidence({ auction, evidence }: AuctionEvidenceProps) {
  const now = useAuctionNow(auction.rounds);
  if (!evidence) return <Text color="muted">{messages.evidenceFailed}</Text>;
  const { discount } = evidence.rank;
  // A square metre of a part or of a right is none of a property's.
  const squareMetre = partialInterests(auction.title).length > 0 ? null : evidence.rank.squareMetre;
  const value = valueAt(auction, now);
  // At its valuation or above it has no discount to be larger than others'.
  const hasDiscount = auction.valuation === null || value === null || value < auction.valuation;
  const lines = oddsLines(evidence.odds).filter(
    ({ id }) => id !== 'falls' || !showsFalls(auction, evidence, now),
  );
  if (lines.length === 0 && !(hasDiscount && discount) && !squareMetre)
    return <FoldedMarket auction={auction} market={evidence.market} titled />;
  return (
    <Section titleId="provas" gap="medium" title="O que as listas provam">
      <Grid columns={2} gap="medium">
        {hasDiscount && (
          <RankBar
            rank={discount}
            group={groupOf(auction, discount)}
            listDate={discount?.listDate ?? null}
            how={discount && `Comparado com: ${formatModes(discount.modes)}.`}
          />
        )}
        {squareMetre && (
          <RankBar
            measure="squareMetre"
            rank={squareMetre}
            group={groupOf(auction, squareMetre)}
            listDate={squareMetre.listDate}
            how={`Comparado com: ${formatModes(squareMetre.modes)}${squareMetre.area ? `, pela área ${areas[squareMetre.area]}` : ''}.`}
          />
        )}
      </Grid>
      <div>
        {lines.map(({ id, ...line }) => (
          <EvidenceLine key={id} {...line} />
        ))}
        <FoldedMarket auction={auction} market={evidence.market} />
      </div>
    </Section>
  );
}
