import { Skeleton } from '@martelo/ui/skeleton';
import { Text } from '@martelo/ui/text';

import * as styles from './alerts-view.css.ts';
import { messages } from './messages.ts';

const cards = [1, 2, 3, 4];

/** In the cards' place until they come. */
export function AlertsLoading() {
  return (
    <div>
      <Text role="status" tone="muted">
        {messages.loading}
      </Text>
      <div aria-hidden className={styles.cards}>
        {cards.map((card) => (
          <div key={card} className={styles.skeleton}>
            <Skeleton length={0.5} />
            <Skeleton length={0.7} />
            <Skeleton length={0.9} />
            <Skeleton length={0.4} />
          </div>
        ))}
      </div>
    </div>
  );
}
