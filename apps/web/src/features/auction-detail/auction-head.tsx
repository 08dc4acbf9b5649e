import type { Auction } from '@martelo/domain/auction';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { use } from 'react';

import { Canonical, SiteOriginContext } from '../../lib/canonical.tsx';
import { StructuredData } from '../../lib/structured-data.tsx';
import { paths } from '../../paths.ts';
import { describeAuction } from './describe-auction.ts';
import { structuredData } from './structured-data.ts';

/** What search engines and link previews show of an auction; the same with and without a login. */
export function AuctionHead({ auction }: { auction: Auction }) {
  const origin = use(SiteOriginContext);
  const now = useAuctionNow(auction.rounds);
  const path = paths.auction(auction.key);
  const description = describeAuction(auction, now);
  return (
    <>
      <title>{`${auction.title} · Martelo`}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Martelo" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={auction.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={`${origin}/auctions-images/of/${auction.key}/link.jpg`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      <Canonical path={path} />
    </>
  );
}

/** The same for search engines, as data. */
export function AuctionData({ auction }: { auction: Auction }) {
  const origin = use(SiteOriginContext);
  const now = useAuctionNow(auction.rounds);
  return <StructuredData data={structuredData(auction, { origin, path: paths.auction(auction.key) }, now)} />;
}
