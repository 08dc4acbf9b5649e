import type { Auction } from '@martelo/domain/auction';
import { Heading } from '@martelo/ui/heading';

import { saleRules } from './sale-rules.ts';
import * as styles from './what-to-check.css.ts';

/** What to look at before a bid, by the way that the property is sold: edital, occupancy, debts. */
export function WhatToCheck({ auction }: { auction: Pick<Auction, 'type' | 'modality' | 'directSale'> }) {
  return (
    <section className={styles.section} aria-labelledby="conferir">
      <Heading level={2} id="conferir">
        O que conferir antes
      </Heading>
      <dl className={styles.list}>
        {saleRules(auction).checks.map(({ title, text }) => (
          <div key={title} className={styles.item}>
            <dt className={styles.term}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
