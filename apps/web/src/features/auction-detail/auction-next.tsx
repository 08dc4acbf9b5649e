import type { Auction } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import type { Evidence, NextPrice } from '@martelo/domain/evidence';
import { formatNumber } from '@martelo/domain/numbers';
import { describeSale } from '@martelo/domain/sale-words';
import { EvidenceLine } from '@martelo/ui/evidence-line';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { PriceStaircase } from '@martelo/ui/price-staircase';
import { Section } from '@martelo/ui/section';

import { AuctionRounds } from './auction-rounds.tsx';
import { oddsLines } from './odds-lines.ts';
import { hasStaircase, showsFalls } from './what-comes-next.ts';

interface AuctionNextProps {
  auction: Auction;
  /** Null where it failed to load. */
  evidence: Evidence | null;
  /** A list has changed the price of this sale. */
  isPriceChanged: boolean;
}

/** How the proof was counted. */
function howOf({ proof, listDate, kind }: NextPrice) {
  return (
    <>
      <p>
        A regra: a cada queda o preço desce um degrau, de 2,5 % do preço inicial até chegar a 85 % dele, e daí
        em diante de 5 %.
      </p>
      <p>
        Antes de cada lista guardamos o preço que a regra prevê; depois dela contamos os acertos, com
        diferença de até 2 centavos.
      </p>
      {proof && (
        <p>
          {formatNumber(proof.hits)} certos, {formatNumber(proof.further)} um a três degraus adiante,{' '}
          {formatNumber(proof.falls - proof.hits - proof.further)} errados.
        </p>
      )}
      {kind === 'frequent' && (
        <p>A queda deste imóvel não foi vista: vale o que fez a maioria dos que têm o mesmo desconto.</p>
      )}
      <p>
        A Caixa não publica regra nenhuma: é um costume visto nas listas dela
        {listDate && `, até a de ${formatCalendarDate(listDate)}`}.
      </p>
    </>
  );
}

/**
 * What happens next: the staircase of the price where it has one, else the rounds, and how many fell at all where no
 * praça has a date (EVID-02, EVID-07, EVID-13).
 */
export function AuctionNext({ auction, evidence, isPriceChanged }: AuctionNextProps) {
  const now = useAuctionNow(auction.rounds);
  const sale = describeSale(auction, now, isPriceChanged);
  const nextPrice = evidence?.nextPrice ?? null;
  const line =
    evidence && showsFalls(auction, evidence, now)
      ? oddsLines(evidence.odds).find(({ id }) => id === 'falls')
      : undefined;
  const falls = line && <EvidenceLine {...line} />;
  if (!hasStaircase(nextPrice))
    return (
      <AuctionRounds auction={auction} isPriceChanged={isPriceChanged}>
        {falls}
      </AuctionRounds>
    );
  return (
    <Section
      titleId="proximo-preco"
      gap="medium"
      title="Comprar agora ou esperar?"
      {...(sale && { lead: sale })}
    >
      <PriceStaircase
        items={nextPrice.steps}
        price={nextPrice.price}
        next={nextPrice.next}
        mode={nextPrice.mode}
        kind={nextPrice.kind}
        reason={nextPrice.reason}
        proof={nextPrice.proof}
        how={howOf(nextPrice)}
      />
      {falls}
    </Section>
  );
}
