import type { Auction } from '@martelo/domain/auction';
import { Heading } from '@martelo/ui/heading';
import { Notice } from '@martelo/ui/notice';
import { Text } from '@martelo/ui/text';

import * as styles from './auction-page.css.ts';
import { saleRules } from './sale-rules.ts';

/** What the way that it is sold means for a buyer, and what only the edital can say (DETAIL-04). */
export function SaleMeaning({ auction }: { auction: Pick<Auction, 'type' | 'modality' | 'directSale'> }) {
  const { title, meaning } = saleRules(auction);
  return (
    <section className={styles.section} aria-labelledby="modalidade">
      <Heading level={2} id="modalidade">
        {`O que significa: ${title}`}
      </Heading>
      {meaning.map((text) => (
        <Text key={text} measure>
          {text}
        </Text>
      ))}
      <Notice tone="caution" title="Leia o edital antes de dar um lance">
        O Martelo repete o que a fonte publicou na data da lista. Datas, valores e condições podem mudar: vale
        o edital, no site oficial.
      </Notice>
    </section>
  );
}
