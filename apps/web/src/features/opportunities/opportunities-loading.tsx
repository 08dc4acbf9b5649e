import { Card } from '@martelo/ui/card';
import { Grid } from '@martelo/ui/grid';
import { Skeleton } from '@martelo/ui/skeleton';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { messages } from './messages.ts';

import * as styles from './opportunities.css.ts';

const cards = [1, 2, 3, 4, 5, 6];

/** In the cards' place until they come (OPP-04). */
export function OpportunitiesLoading() {
  return (
    <>
      <Text role="status" color="muted">
        {messages.loading}
      </Text>
      <Grid aria-hidden columns={{ phone: 2, wide: 3 }}>
        {cards.map((card) => (
          <Card key={card} padding="none" className={styles.loading}>
            <Skeleton shape="block" className={styles.picture} />
            <Stack gap="small" className={styles.words}>
              <Skeleton length={0.5} />
              <Skeleton length={0.9} />
              <Skeleton length={0.6} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </>
  );
}
