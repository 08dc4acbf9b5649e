import { Card } from '@martelo/ui/card';
import { Grid } from '@martelo/ui/grid';
import { Skeleton } from '@martelo/ui/skeleton';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { messages } from './messages.ts';

const cards = [1, 2, 3, 4, 5, 6];

/** In the cards' place until they come. */
export function BonusLoading() {
  return (
    <>
      <Text role="status" color="muted">
        {messages.loading}
      </Text>
      <Grid aria-hidden columns={{ phone: 2, wide: 3 }} gap="medium">
        {cards.map((card) => (
          <Card key={card}>
            <Stack gap="small">
              <Skeleton shape="circle" />
              <Skeleton length={0.8} />
              <Skeleton />
              <Skeleton length={0.4} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </>
  );
}
