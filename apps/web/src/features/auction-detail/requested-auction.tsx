import type { Auction } from '@martelo/domain/auction';
import { nonBreakingUnits } from '@martelo/domain/units';
import { AuctionFigures } from '@martelo/ui/auction-figures';
import { Heading } from '@martelo/ui/heading';
import { Picture } from '@martelo/ui/picture';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { FreeAccount } from './free-account.tsx';
import { mainFacts } from './main-facts.ts';

import * as styles from './requested-auction.css.ts';

/**
 * The auction that a visitor asked to open, with the ways to it: on the page of plans, which stands in its place
 * (DETAIL-01).
 */
export function RequestedAuction({ auction }: { auction: Auction }) {
  const facts = mainFacts(auction);
  return (
    <section aria-label="O imóvel que você abriu" className={styles.card}>
      <Picture
        image={auction.images[0]}
        alt={auction.title}
        priority
        sizes="(min-width: 1024px) 20rem, (min-width: 768px) 16rem, 7rem"
        className={styles.picture}
      />
      <Stack gap="xxsmall" className={styles.name}>
        <Heading headingLevel={2} size="small">
          {nonBreakingUnits(auction.title)}
        </Heading>
        {facts && <Text color="muted">{facts}</Text>}
      </Stack>
      <div className={styles.ways}>
        <FreeAccount auctionKey={auction.key} />
      </div>
      <AuctionFigures auction={auction} className={styles.figures} />
    </section>
  );
}
