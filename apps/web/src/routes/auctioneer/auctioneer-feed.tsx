import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { getFeed, listFeedLines } from '../../features/auctioneer/auctioneer.calls.ts';
import { feedIdOf } from '../../features/back-office/feed-id.ts';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { FeedChanges } from '../../features/auctioneer/feed-changes.tsx';
import { hasOutcome } from '../../features/auctioneer/feed-outcome.ts';
import { FeedState } from '../../features/auctioneer/feed-state.tsx';
import { outcomes } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AuctioneerError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export async function loader({ params, request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('auctioneer');
  const id = feedIdOf(params);
  const query = recordQuery(url);
  const outcome = query.oneOf('resultado', wordsOf(outcomes));
  const [feed, lines] = await Promise.all([
    getFeed(apiFor(), id, signal),
    listFeedLines(apiFor(), id, given({ page: query.page, outcome }), signal),
  ]);
  return { feed, lines };
}

/** What became of a list, line by line (API-08). */
export function Component() {
  const { feed, lines } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={feed.file_name} path={paths.auctioneerFeed(feed.id)}>
      <FeedState feed={feed} reader="auctioneer" />
      {hasOutcome(feed) && <FeedChanges feed={feed} reader="auctioneer" lines={lines} />}
    </AccountPage>
  );
}
