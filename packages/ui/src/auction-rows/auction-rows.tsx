import type { Auction } from '@martelo/domain/auction';
import { discountPercent } from '@martelo/domain/discount';
import { salePhaseAt, valueAt } from '@martelo/domain/phase';
import { statusAt } from '@martelo/domain/status';
import { nonBreakingUnits } from '@martelo/domain/units';
import { cx } from 'class-variance-authority';
import { House } from 'lucide-react';
import type { ComponentProps } from 'react';

import { readTitle } from '../internal/read-title.ts';
import { describeFacts, describePlace } from '../auction-card/describe.ts';
import { NextPriceLine } from '../auction-card/next-price-line.tsx';
import { Badge } from '../badge/badge.tsx';
import { hrefFor } from '../internal/href-of.ts';
import { Anchor } from '../internal/link-anchor.tsx';
import { propertyIcons } from '../internal/property-icons.ts';
import { warnEmptyItems } from '../internal/warn-dev.ts';
import { useAuctionNow } from '../internal/use-auction-now.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardTexts } from '../messages/pt-br-card.ts';
import { Money } from '../money/money.tsx';
import { phaseLook } from '../phase-badge/phase-badge.tsx';
import { Picture } from '../picture/picture.tsx';

import * as styles from './auction-rows.css.ts';

interface RowProps {
  auction: Auction;
  href: string;
  now: Date | undefined;
}

function AuctionRow({ auction, href, now }: RowProps) {
  const messages = useMessages(cardTexts);
  const at = useAuctionNow(auction.rounds, now);
  const value = valueAt(auction, at);
  const percent = discountPercent(auction.valuation, value);
  const phase = phaseLook(salePhaseAt(auction, at), statusAt(auction, at));
  const title = auction.title || describeFacts(auction, messages) || messages.unknown;
  // A drawing this small shows nothing that the icon does not.
  const photo = auction.images.find(({ kind }) => kind === 'photo');
  const Icon = auction.propertyType ? propertyIcons[auction.propertyType] : House;
  return (
    <li className={styles.row}>
      {photo ? (
        <Picture image={photo} alt="" sizes="5rem" className={styles.picture} />
      ) : (
        <span className={styles.drawing}>
          <Icon aria-hidden className={styles.icon} />
        </span>
      )}
      <div className={styles.words}>
        <Anchor href={href} className={styles.title}>
          {nonBreakingUnits(title)}
        </Anchor>
        <p className={styles.muted}>
          {nonBreakingUnits(describePlace(auction.place, messages, readTitle(title)))}
        </p>
        <p className={styles.figures}>
          <Money amount={value} size="medium" />
          {percent > 0 && (
            <Badge color="discount" size="small" title={messages.belowValuation(percent)}>
              {messages.discount(percent)}
            </Badge>
          )}
          <Badge color={phase.color} size="small">
            {phase.label}
          </Badge>
          {auction.sample && (
            <Badge tone="caution" size="small">
              {messages.sample}
            </Badge>
          )}
        </p>
        <NextPriceLine nextPrice={auction.forecastNextPrice} />
      </div>
    </li>
  );
}

export interface AuctionRowsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** A handful: what a panel shows of a longer list. */
  auctions: readonly Auction[];
  /** An auction's page: a function of it, or an address with `{key}`, which a page made on a server can give too. */
  hrefOf: string | ((auction: Auction) => string);
  /** Stops the time at an instant; else it is the page's. */
  now?: Date | undefined;
}

/** A few auctions in little room, each a link: an alert's past matches (ALERT-13). */
export function AuctionRows({ auctions = [], hrefOf, now, className, ...props }: AuctionRowsProps) {
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('AuctionRows', 'auctions', auctions);
  if (auctions.length === 0) return null;
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {auctions.map((auction) => (
        <AuctionRow
          key={auction.key}
          auction={auction}
          href={hrefFor(hrefOf, auction, { key: auction.key })}
          now={now}
        />
      ))}
    </ul>
  );
}
