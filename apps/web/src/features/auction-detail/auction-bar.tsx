import type { Auction } from '@martelo/domain/auction';
import { formatReais } from '@martelo/domain/money';
import { valueAt } from '@martelo/domain/phase';
import { amountLabelAt, statusAt } from '@martelo/domain/status';
import { toHttpAddress } from '@martelo/ui/auctioneer-card';
import { Button, ButtonLink } from '@martelo/ui/button';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { StickyAction } from '@martelo/ui/sticky-bar';
import { VisuallyHidden } from '@martelo/ui/visually-hidden';

import { lastPriceLabel } from './past-words.ts';

/** On narrow windows the price and the way to the official site stay in view (DETAIL-06, EVID-10). */
export function AuctionBar({ auction }: { auction: Auction }) {
  const now = useAuctionNow(auction.rounds);
  const address = toHttpAddress(auction.link) ?? toHttpAddress(auction.auctioneer?.website);
  const past = ['finished', 'delisted'].includes(statusAt(auction, now));
  const label = lastPriceLabel(auction) ?? amountLabelAt(auction, now);
  return (
    <StickyAction
      label={`${label.charAt(0).toUpperCase()}${label.slice(1)}`}
      amount={formatReais(valueAt(auction, now))}
      action={
        address ? (
          <ButtonLink
            href={address.href}
            target="_blank"
            rel="noopener noreferrer"
            {...(!past && { tone: 'accent' })}
          >
            Site oficial<VisuallyHidden> (abre em nova aba)</VisuallyHidden>
          </ButtonLink>
        ) : (
          <Button disabled>Link não disponível</Button>
        )
      }
    />
  );
}
