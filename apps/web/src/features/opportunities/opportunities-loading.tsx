import { Skeleton } from '@martelo/ui/skeleton';
import { Text } from '@martelo/ui/text';

import { messages } from './messages.ts';
import * as styles from './opportunities-loading.css.ts';
import * as list from './opportunity-list.css.ts';

const cards = [1, 2, 3, 4, 5, 6];

/** In the cards' place until they come (OPP-04). */
export function OpportunitiesLoading() {
  return (
    <>
      <Text role="status" tone="muted">
        {messages.loading}
      </Text>
      <div aria-hidden className={list.cards.grid}>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="block" className={styles.picture} />
            <div className={styles.words}>
              <Skeleton length={0.5} />
              <Skeleton length={0.9} />
              <Skeleton length={0.6} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
