import type { Auction } from '@martelo/domain/auction';
import { DescriptionList } from '@martelo/ui/description-list';
import { Disclosure } from '@martelo/ui/disclosure';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';

import { auctionFacts, noPlace } from './auction-facts.ts';
import { splitFacts } from './split-facts.ts';

/** What stands elsewhere on the page, where it is known: under the title, on the map, among the documents. */
const elsewhere = new Set(['Endereço', 'Bairro', 'Região ou distrito', 'Cidade', 'Matrícula', 'Processo']);

/** What the source states in a grid, and in one line what it does not (DETAIL-04, EVID-10). */
export function KnownFacts({ auction }: { auction: Auction }) {
  const { known, unknown } = splitFacts(auctionFacts(auction, useAuctionNow(auction.rounds)));
  const items = known.filter(({ term, description }) => !elsewhere.has(term) || description === noPlace);
  return (
    <Section titleId="caracteristicas" gap="medium" title="O que a fonte informa">
      {items.length > 0 && <DescriptionList layout="grid" items={items} />}
      {unknown && (
        <Text size="small" color="muted" measure>
          {unknown}
        </Text>
      )}
      {auction.extra && (
        <Disclosure title="Descrição da fonte" openOnPaper>
          <Text measure>{auction.extra}</Text>
        </Disclosure>
      )}
    </Section>
  );
}
