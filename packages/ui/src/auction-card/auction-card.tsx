import type { Auction } from '@martelo/domain/auction';
import { auctionTypeLabels } from '@martelo/domain/codes';
import { discountPercent } from '@martelo/domain/discount';
import { staleDays } from '@martelo/domain/list-age';
import { formatReais } from '@martelo/domain/money';
import { roundAt, salePhaseAt, valueAt } from '@martelo/domain/phase';
import { earlierAmountLabelAt, statusAt } from '@martelo/domain/status';
import { nonBreakingUnits } from '@martelo/domain/units';
import { type ComponentProps, memo } from 'react';

import { Badge } from '../badge/badge.tsx';
import { FavoriteButton } from '../favorite-button/favorite-button.tsx';
import { useLinkComponent } from '../internal/link-anchor.tsx';
import { readTitle } from '../internal/read-title.ts';
import { variants } from '../internal/variants.ts';
import { hidden } from '../internal/visually-hidden.css.ts';
import { warnRenamed } from '../internal/warn-dev.ts';
import { warnInvalidAuction } from '../internal/warn-invalid-auction.ts';
import { useAuctionNow } from '../internal/use-auction-now.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardTexts } from '../messages/pt-br-card.ts';
import { Money } from '../money/money.tsx';
import { phaseLook } from '../phase-badge/phase-badge.tsx';
import { PictureCarousel } from '../picture-carousel/picture-carousel.tsx';
import { Picture } from '../picture/picture.tsx';
import { Deadline } from './deadline.tsx';
import { describeFacts, describePlace } from './describe.ts';
import { NextPriceLine } from './next-price-line.tsx';

import * as styles from './auction-card.css.ts';

const card = variants(styles.base, { variants: { layout: styles.layout } });

const figureSizes = { grid: 'large', list: 'medium' } as const;
const pictureSizes = { grid: undefined, list: '(min-width: 768px) 15rem, 34vw' } as const;
const chipSizes = { grid: 'large', list: 'small' } as const;
const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const arrow = (
  <svg viewBox="0 0 24 24" aria-hidden className={styles.arrow}>
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </svg>
);

export { AuctionCardSkeleton, type AuctionCardSkeletonProps } from './auction-card-skeleton.tsx';

export interface AuctionCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The auction, in the domain's shape; callbacks get its `key`. */
  auction: Auction;
  /** The auction's page. */
  href: string;
  /** Whether it is among the favourites: the state of the heart, which is there with `onFavorite` alone. */
  favorite?: boolean | undefined;
  /** The heart was pressed. Without it the card has no heart. */
  onFavorite?: ((key: string) => void) | undefined;
  /** While the favourite's call runs (FAV-01). */
  favoriteLoading?: boolean | undefined;
  /** @deprecated It is called `favoriteLoading`. */
  favoriteBusy?: boolean | undefined;
  /** The link is about to be followed: the moment to keep the list's address (CARD-03). */
  onOpen?: ((key: string) => void) | undefined;
  /** Upright in a grid (the default), or lying in a list. */
  layout?: 'grid' | 'list' | undefined;
  /** The title's level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In the first screenful: its first picture loads at once. */
  priority?: boolean | undefined;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date | undefined;
}

/**
 * One auction in a list. The whole card follows its one link; the heart is the only other tab stop (CARD-06). Drawn
 * again only when its props change or its phase turns, so give it the same `auction` and callbacks between renders.
 */
export const AuctionCard = memo(function AuctionCard({
  auction,
  href,
  favorite = false,
  onFavorite,
  favoriteBusy,
  favoriteLoading = favoriteBusy ?? false,
  onOpen,
  layout = 'grid',
  headingLevel = 3,
  priority = false,
  now,
  className,
  ...props
}: AuctionCardProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('AuctionCard', { favoriteBusy }, 'favoriteLoading');
    warnInvalidAuction('AuctionCard', auction);
  }
  const messages = useMessages(cardTexts);
  const Link = useLinkComponent();
  const at = useAuctionNow(auction.rounds, now);
  const { key, images, valuation, type, sample } = auction;
  const status = statusAt(auction, at);
  const value = valueAt(auction, at);
  const earlier = earlierAmountLabelAt(auction, at);
  const percent = discountPercent(valuation, value);
  const discount = percent > 0 && (
    <Badge
      color="discount"
      size={chipSizes[layout]}
      title={messages.belowValuation(percent)}
      className={styles.discount[layout]}
    >
      <span aria-hidden>{messages.discount(percent)}</span>
      <span className={hidden}>{messages.belowValuation(percent)}</span>
    </Badge>
  );
  const phase = phaseLook(salePhaseAt(auction, at), status);
  const several = images.length > 1;
  const title = auction.title || describeFacts(auction, messages) || messages.unknown;
  const read = readTitle(title);
  const facts = describeFacts(auction, messages, read);
  const place = describePlace(auction.place, messages, read);
  const Heading = headings[headingLevel];

  return (
    <article {...props} data-status={status} className={card({ layout, className })}>
      <div className={styles.media}>
        {several ? (
          <PictureCarousel
            images={images}
            priority={priority}
            sizes={pictureSizes[layout]}
            controls="pointer"
            holder="article"
            className={styles.picture}
          />
        ) : (
          <Picture
            image={images[0]}
            alt=""
            priority={priority}
            sizes={pictureSizes[layout]}
            className={styles.picture}
          />
        )}
        {layout === 'grid' && discount}
      </div>
      <div className={styles.badges}>
        <Badge color={phase.color}>{phase.label}</Badge>
        {type && (
          <Badge tone="neutral">
            {auction.typeInferred
              ? messages.inferredType(auctionTypeLabels[type])
              : (auctionTypeLabels[type] ?? messages.unknown)}
          </Badge>
        )}
        {sample && <Badge tone="caution">{messages.sample}</Badge>}
      </div>
      <p className={styles.figures}>
        <Money amount={value} size={figureSizes[layout]} />
        {layout === 'list' && discount}
        {earlier !== null && <span className={styles.valuation}>{earlier}</span>}
        {valuation !== null && (
          <span className={styles.valuation}>
            {valuation === value ? messages.atValuation : messages.valuedAt(formatReais(valuation))}
          </span>
        )}
      </p>
      <div className={styles.facts}>
        <Heading title={title} className={styles.title}>
          {nonBreakingUnits(title)}
        </Heading>
        {facts && <p className={styles.muted}>{facts}</p>}
        {place && <p className={styles.muted}>{nonBreakingUnits(place)}</p>}
        {auction.forecastNextPrice && <NextPriceLine nextPrice={auction.forecastNextPrice} />}
      </div>
      <div className={styles.foot}>
        <Deadline
          status={status}
          end={roundAt(auction, at)?.date}
          now={now}
          age={staleDays(auction.source, at)}
        />
        <Link
          href={href}
          aria-label={`${messages.seeDetails}: ${title}`}
          onClick={onOpen && (() => onOpen(key))}
          aria-keyshortcuts={several ? 'ArrowLeft ArrowRight' : undefined}
          className={styles.link}
        >
          {messages.seeDetails}
          {arrow}
        </Link>
      </div>
      {onFavorite && (
        <FavoriteButton
          pressed={favorite}
          loading={favoriteLoading}
          label={messages.favorite(title)}
          onPressedChange={() => onFavorite(key)}
          className={styles.heart}
        />
      )}
    </article>
  );
});
