import { Notice } from '@martelo/ui/notice';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { getReceivedFeed, listReceivedLines, listDelistings } from '../../features/admin/admin.calls.ts';
import { feedIdOf } from '../../features/back-office/feed-id.ts';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { FeedDecision } from '../../features/admin/feed-decision.tsx';
import { FeedChanges } from '../../features/auctioneer/feed-changes.tsx';
import { hasOutcome } from '../../features/auctioneer/feed-outcome.ts';
import { FeedState } from '../../features/auctioneer/feed-state.tsx';
import { UndoImport } from '../../features/admin/undo-import.tsx';
import { Delistings } from '../../features/admin/delistings.tsx';
import { outcomes } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export async function loader({ params, request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const id = feedIdOf(params);
  const api = apiFor();
  const query = recordQuery(url);
  const { data } = await getReceivedFeed(api, id, signal);
  if (data.feed.status === 'held')
    return { ...data, delistings: await listDelistings(api, id, query.page, signal), lines: null };
  const outcome = query.oneOf('resultado', wordsOf(outcomes));
  return {
    ...data,
    delistings: null,
    lines: await listReceivedLines(api, id, given({ page: query.page, outcome }), signal),
  };
}

/** One list that came in: what it changed, or, where it is held, what it would delist (API-08). */
export function Component() {
  const {
    feed,
    delistings,
    lines,
    accepted_by: accepted,
    refused_by: refused,
    undo,
  } = useLoaderData<typeof loader>();
  const word = accepted ? `Aceita por ${accepted}` : refused && `Recusada por ${refused}`;
  const isUndoing = undo?.status === 'queued' || undo?.status === 'running';
  const canBeUndone = feed.status === 'taken' && !feed.undone_at && !feed.undoes && !isUndoing;
  return (
    <AccountPage
      title={feed.file_name}
      path={paths.adminFeed(feed.id)}
      subtitle={word}
      action={
        delistings ? (
          <FeedDecision feed={feed} delisted={delistings.pagination.total} refusal={delistings.refusal} />
        ) : (
          canBeUndone && <UndoImport id={feed.id} />
        )
      }
    >
      <FeedState feed={feed} undo={undo} overtaken={Boolean(delistings?.refusal)} reader="admin" />
      {delistings?.refusal && (
        <Notice tone="critical" title="A lista não pode mais ser aceita">
          <p>{delistings.refusal}</p>
        </Notice>
      )}
      {delistings && delistings.refusal === null && <Delistings {...delistings} />}
      {lines && hasOutcome(feed) && <FeedChanges feed={feed} reader="admin" lines={lines} />}
    </AccountPage>
  );
}
