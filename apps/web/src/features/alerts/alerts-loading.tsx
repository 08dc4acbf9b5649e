import { Card } from '@martelo/ui/card';
import { Grid } from '@martelo/ui/grid';
import { Skeleton } from '@martelo/ui/skeleton';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { messages } from './messages.ts';

const cards = [1, 2, 3, 4];

/** In the cards' place until they come. */
export function AlertsLoading() {
  return (
    <div>
      <Text role="status" color="muted">
        {messages.loading}
      </Text>
      <Grid aria-hidden columns={{ tablet: 2 }} gap="medium">
        {cards.map((card) => (
          <Card key={card}>
            <Stack gap="small">
              <Skeleton length={0.5} />
              <Skeleton length={0.7} />
              <Skeleton length={0.9} />
              <Skeleton length={0.4} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
