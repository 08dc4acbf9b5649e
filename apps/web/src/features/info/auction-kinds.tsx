import { Card } from '@martelo/ui/card';
import { Grid } from '@martelo/ui/grid';
import { Heading } from '@martelo/ui/heading';
import { Prose } from '@martelo/ui/prose';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

interface AuctionKindsProps {
  kinds: readonly { title: string; basis: string; points: readonly string[] }[];
}

/** The ways of sale side by side, each with the law that rules it. */
export function AuctionKinds({ kinds }: AuctionKindsProps) {
  return (
    <Grid columns={3}>
      {kinds.map(({ title, basis, points }) => (
        <Card as="section" padding="large" key={title} aria-label={title}>
          <Stack>
            <div>
              <Heading headingLevel={3}>{title}</Heading>
              <Text size="small" color="accent">
                {basis}
              </Text>
            </div>
            <Prose size="small">
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Prose>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
