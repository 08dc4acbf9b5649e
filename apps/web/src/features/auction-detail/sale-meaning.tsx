import type { Auction } from '@martelo/domain/auction';
import { Notice } from '@martelo/ui/notice';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';

import { saleRules } from './sale-rules.ts';

/** What the way that it is sold means for a buyer, and what only the edital can say (DETAIL-04). */
export function SaleMeaning({ auction }: { auction: Pick<Auction, 'type' | 'modality' | 'directSale'> }) {
  const { title, meaning } = saleRules(auction);
  return (
    <Section titleId="modalidade" gap="medium" title={`O que significa: ${title}`}>
      {meaning.map((text) => (
        <Text key={text} measure>
          {text}
        </Text>
      ))}
      <Notice tone="caution" title="Leia o edital antes de dar um lance">
        O Martelo repete o que a fonte publicou na data da lista. Datas, valores e condições podem mudar: vale
        o edital, no site oficial.
      </Notice>
    </Section>
  );
}
