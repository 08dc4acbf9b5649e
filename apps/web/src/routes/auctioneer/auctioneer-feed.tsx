import { Heading } from '@martelo/ui/heading';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { getFeed, listFeedLines } from '../../features/auctioneer/auctioneer.calls.ts';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { RecordList } from '../../features/back-office/record-list.tsx';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { FeedFigures } from '../../features/auctioneer/feed-figures.tsx';
import { lineColumns, lineRows } from '../../features/auctioneer/feed-lines.tsx';
import { hasOutcome, linesId } from '../../features/auctioneer/feed-outcome.ts';
import { FeedState } from '../../features/auctioneer/feed-state.tsx';
import { optionsOf, outcomes } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AuctioneerError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export async function loader({ params: { id = '' }, request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('auctioneer');
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
      {hasOutcome(feed) && (
        <>
          <FeedFigures feed={feed} reader="auctioneer" />
          <Heading headingLevel={2} id={linesId}>
            Linha por linha
          </Heading>
          <RecordFilters
            selects={[
              { name: 'resultado', label: 'Resultado', options: optionsOf(outcomes, 'Todos os resultados') },
            ]}
          />
          <RecordList
            caption="Linhas da lista"
            columns={lineColumns}
            rows={lineRows(lines.data)}
            pagination={lines.pagination}
            empty="Nenhuma linha para mostrar"
          />
        </>
      )}
    </AccountPage>
  );
}
