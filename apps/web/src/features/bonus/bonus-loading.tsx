import { Skeleton } from '@martelo/ui/skeleton';
import { Text } from '@martelo/ui/text';

import * as styles from './bonus-view.css.ts';
import { messages } from './messages.ts';

const cards = [1, 2, 3, 4, 5, 6];

/** In the cards' place until they come. */
export function BonusLoading() {
  return (
    <>
      <Text role="status" tone="muted">
        {messages.loading}
      </Text>
      <div aria-hidden className={styles.cards}>
        {cards.map((card) => (
          <div key={card} className={styles.skeleton}>
            <Skeleton shape="circle" />
            <Skeleton length={0.8} />
            <Skeleton />
            <Skeleton length={0.4} />
          </div>
        ))}
      </div>
    </>
  );
}
