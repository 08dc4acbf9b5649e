import type { Auction } from '@martelo/domain/auction';
import { discountPercent } from '@martelo/domain/discount';
import { printReais } from '@martelo/domain/money';
import { currentRound, phaseAt, valueAt } from '@martelo/domain/phase';
import { statusAt } from '@martelo/domain/status';
import { cva } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, memo, useRef, useState } from 'react';

import { Badge } from '../badge/badge.tsx';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import { FavoriteButton } from '../favorite-button/favorite-button.tsx';
import { useAuctionNow } from '../internal/use-auction-now.ts';
import { useMessages } from '../messages/messages.tsx';
import { Money } from '../money/money.tsx';
import { PhaseBadge } from '../phase-badge/phase-badge.tsx';
import { PictureCarousel } from '../picture-carousel/picture-carousel.tsx';
import { Picture } from '../picture/picture.tsx';
import { TypeBadge } from '../type-badge/type-badge.tsx';
import { CardFacts } from './card-facts.tsx';
import { Deadline } from './deadline.tsx';
import { describeFacts, describePlace } from './describe.ts';

import * as styles from './auction-card.css.ts';

const card = cva(styles.base, { variants: { layout: styles.layout } });

const figureSizes = { grid: 'large', list: 'medium' } as const;
const chipSizes = { grid: 'large', list: 'small' } as const;

export interface AuctionCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  auction: Auction;
  /** The auction's page. */
  href: string;
  favorite?: boolean;
  /** The heart was pressed. Without it the card has no heart. */
  onFavorite?: (key: string) => void;
  /** While the favourite's call runs (FAV-01). */
  favoriteBusy?: boolean;
  /** The link is about to be followed: the moment to keep the list's address (CARD-03). */
  onOpen?: (key: string) => void;
  layout?: 'grid' | 'list';
  /** The title's level in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Its first picture is among the first things seen: loads at once. */
  priority?: boolean;
  /** Stops the time at an instant; else it is the page's. */
  now?: Date;
}

/**
 * One auction in a list. The whole card follows its one link; the heart is the only other tab stop (CARD-06). Drawn again
 * only when its props change or its phase turns, so give it the same `auction` and callbacks between renders.
 */
export const AuctionCard = memo(function AuctionCard({
  auction,
  href,
  favorite = false,
  onFavorite,
  favoriteBusy = false,
  onOpen,
  layout = 'grid',
  headingLevel = 3,
  priority = false,
  now,
  className,
  ...props
}: AuctionCardProps) {
  const messages = useMessages();
  const at = useAuctionNow(auction.rounds, now);
  const [held, setHeld] = useState(false);
  const step = useRef<(by: number) => void>(null);

  const { key, title, images, rounds, valuation, type, sample } = auction;
  const status = statusAt(auction, at);
  const value = valueAt(auction, at);
  const discount = (
    <DiscountBadge
      percent={discountPercent(valuation, value)}
      size={chipSizes[layout]}
      className={styles.discount[layout]}
    />
  );

  const several = images.length > 1;
  const hold = several && {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step.current?.(-1);
    if (event.key === 'ArrowRight') step.current?.(1);
  };

  return (
    <article {...props} {...hold} data-status={status} className={card({ layout, className })}>
      <div className={styles.media}>
        {several ? (
          <PictureCarousel
            images={images}
            priority={priority}
            held={held}
            controls="pointer"
            stepRef={step}
            className={styles.picture}
          />
        ) : (
          <Picture image={images[0]} alt="" priority={priority} className={styles.picture} />
        )}
        {layout === 'grid' && discount}
      </div>
      <div className={styles.badges}>
        <PhaseBadge phase={phaseAt(rounds, at)} status={status} />
        {type && <TypeBadge type={type} />}
        {sample && <Badge tone="caution">{messages.sample}</Badge>}
      </div>
      <p className={styles.figures}>
        <Money amount={value} size={figureSizes[layout]} />
        {layout === 'list' && discount}
        {valuation !== null && (
          <span className={styles.valuation}>{messages.valuedAt(printReais(valuation))}</span>
        )}
      </p>
      <CardFacts
        title={title}
        facts={describeFacts(auction, messages)}
        place={describePlace(auction.place, messages)}
        headingLevel={headingLevel}
      />
      <div className={styles.foot}>
        <Deadline status={status} end={currentRound(rounds, at)?.date} now={now} />
        <a
          href={href}
          aria-label={`${messages.seeDetails}: ${title}`}
          onClick={() => onOpen?.(key)}
          {...(several && { onKeyDown: turn, 'aria-keyshortcuts': 'ArrowLeft ArrowRight' })}
          className={styles.link}
        >
          {messages.seeDetails}
          <svg viewBox="0 0 24 24" aria-hidden className={styles.arrow}>
            <path d="M5 12h14m-6-6 6 6-6 6" />
          </svg>
        </a>
      </div>
      {onFavorite && (
        <FavoriteButton
          pressed={favorite}
          busy={favoriteBusy}
          label={messages.favorite(title)}
          onPressedChange={() => onFavorite(key)}
          className={styles.heart}
        />
      )}
    </article>
  );
});
