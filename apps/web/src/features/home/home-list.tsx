import type { Auction } from '@martelo/domain/auction';
import { EmptyState } from '@martelo/ui/empty-state';
import { Heading } from '@martelo/ui/heading';
import { Link } from '@martelo/ui/link';
import { SlideCarousel } from '@martelo/ui/slide-carousel';

import { AuctionCards } from '../auctions/auction-cards.tsx';
import { messages } from '../auctions/messages.ts';
import * as styles from './home-list.css.ts';

const slideEvery = 5000;
const shown = 4;

interface HomeListProps {
  title: string;
  auctions: readonly Auction[];
  /** Where the whole list is. */
  href: string;
  carousel?: boolean;
}

/** One of the home page's lists, as a carousel or as a row (HOME-03, HOME-04). */
export function HomeList({ title, auctions, href, carousel = false }: HomeListProps) {
  if (auctions.length === 0 && !carousel) return null;
  return (
    <section className={styles.section} {...(!carousel && { 'aria-label': title })}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        <Link href={href}>Ver todos</Link>
      </div>
      {auctions.length === 0 && <EmptyState title={messages.noHighlights} />}
      {auctions.length > 0 && carousel && (
        <SlideCarousel label={title} autoplay={slideEvery}>
          {auctions.map((auction) => (
            <AuctionCards key={auction.key} auctions={[auction]} />
          ))}
        </SlideCarousel>
      )}
      {auctions.length > 0 && !carousel && (
        <div className={styles.row}>
          <AuctionCards auctions={auctions.slice(0, shown)} />
        </div>
      )}
    </section>
  );
}
