import type { Auction } from '@martelo/domain/auction';
import { Heading } from '@martelo/ui/heading';
import { Inline } from '@martelo/ui/inline';
import { Link } from '@martelo/ui/link';
import { SlideCarousel } from '@martelo/ui/slide-carousel';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { AuctionCards } from '../auction-list/auction-cards.tsx';
import { messages } from './messages.ts';
import { later } from './later-section.css.ts';

const slideEvery = 5000;

interface HomeListProps {
  title: string;
  auctions: readonly Auction[];
  /** Where the whole list is. */
  href: string;
  /** Moves by itself, and says so where it is empty. */
  highlighted?: boolean;
}

/** One of the home page's lists as slides: the highlighted move by themselves (HOME-03, HOME-04). */
export function HomeList({ title, auctions, href, highlighted = false }: HomeListProps) {
  if (auctions.length === 0 && !highlighted) return null;
  return (
    <Stack as="section" gap="large" className={highlighted ? undefined : later.list}>
      <Inline gap="medium" align="baseline" justify="between">
        <Heading headingLevel={2}>{title}</Heading>
        {auctions.length > 0 && <Link href={href}>Ver todos</Link>}
      </Inline>
      {auctions.length === 0 ? (
        <Text color="muted">{messages.noHighlights}</Text>
      ) : (
        <SlideCarousel label={title} {...(highlighted && { autoplay: slideEvery })}>
          {auctions.map((auction, place) => (
            <AuctionCards
              key={auction.key}
              auctions={[auction]}
              priority={highlighted && place === 0 ? 1 : 0}
            />
          ))}
        </SlideCarousel>
      )}
    </Stack>
  );
}
