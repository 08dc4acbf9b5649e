import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';

import { AuctionFailed } from '../features/auction-detail/auction-failed.tsx';
import { AuctionPage } from '../features/auction-detail/auction-page.tsx';
import { AuctionSummary } from '../features/auction-detail/auction-summary.tsx';
import {
  getAuction,
  getEvidence,
  getPriceHistory,
  isAuctionId,
  listSimilar,
} from '../features/auction-detail/auction.calls.ts';
import { summaryOf } from '../features/auction-detail/summary-of.ts';
import { ChangesSinceVisit } from '../features/news/changes-since-visit.tsx';
import { getAuctionNews } from '../features/news/news.calls.ts';
import { apiFor, isServerContext } from '../lib/api.ts';
import { redirectTo } from '../lib/redirect-to.ts';
import { withReturnTo } from '../lib/return-to.ts';
import { sessionNow } from '../lib/session.ts';
import { paths } from '../paths.ts';

/**
 * The server renders for all what the card shows; the browser fetches the rest, or redirects a visitor to the plans
 * (DETAIL-01).
 */
export async function loader({ params: { id = '' }, request, context }: LoaderFunctionArgs) {
  if (!isAuctionId(id)) throw new Response(null, { status: 404 });
  const api = apiFor(context);
  const { signal } = request;
  if (isServerContext(context)) {
    const { auction } = await getAuction(api, id, signal);
    return { whole: false as const, auction: summaryOf(auction) };
  }
  const session = sessionNow();
  if (!session) throw redirectTo(request, withReturnTo(paths.plans, new URL(request.url)));
  const follows = session.userType === 'customer';
  const [{ auction, history }, prices, similar, evidence, news] = await Promise.all([
    getAuction(api, id, signal),
    getPriceHistory(api, id, signal),
    listSimilar(api, id, signal),
    getEvidence(api, id, signal),
    follows ? getAuctionNews(api, id, signal) : null,
  ]);
  return { whole: true as const, auction, history, prices, similar, evidence, follows, news };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!data.whole) void revalidate();
  }, [data.whole, revalidate]);
  if (!data.whole) return <AuctionSummary auction={data.auction} />;
  const { follows, news, ...page } = data;
  const { key } = page.auction;
  return (
    // What was typed, opened and scrolled belongs to its auction.
    <AuctionPage
      key={key}
      {...page}
      {...(follows && { changes: <ChangesSinceVisit key={key} auctionKey={key} news={news} /> })}
    />
  );
}

export const ErrorBoundary = AuctionFailed;
