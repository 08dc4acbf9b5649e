import { Card } from '@martelo/ui/card';
import { Grid } from '@martelo/ui/grid';
import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';

import { Prose } from '../../lib/prose.tsx';
import * as styles from './auction-kinds.css.ts';

interface AuctionKindsProps {
  kinds: readonly { title: string; basis: string; points: readonly string[] }[];
}

/** The ways of sale side by side, each with the law that rules it. */
export function AuctionKinds({ kinds }: AuctionKindsProps) {
  return (
    <Grid columns={3}>
      {kinds.map(({ title, basis, points }) => (
        <Card as="section" padding="large" key={title} aria-label={title} className={styles.kind}>
          <div>
            <Heading level={3}>{title}</Heading>
            <Text size="small" tone="accent">
              {basis}
            </Text>
          </div>
          <Prose className={styles.points}>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Prose>
        </Card>
      ))}
    </Grid>
  );
}
