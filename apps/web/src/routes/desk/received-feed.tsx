import { Heading } from '@martelo/ui/heading';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { getReceivedFeed, listReceivedLines, listVanishing } from '../../features/desk/desk.calls.ts';
import { DeskFilters } from '../../features/desk/desk-filters.tsx';
import { DeskList } from '../../features/desk/desk-list.tsx';
import { deskQuery, given, wordsOf } from '../../features/desk/desk-query.ts';
import { FeedDecision } from '../../features/desk/feed-decision.tsx';
import { FeedFigures } from '../../features/desk/feed-figures.tsx';
import { lineColumns, lineRows } from '../../features/desk/feed-lines.tsx';
import { FeedState } from '../../features/desk/feed-state.tsx';
import { UndoList } from '../../features/desk/undo-list.tsx';
import { Vanishing } from '../../features/desk/vanishing.tsx';
import { optionsOf, outcomes } from '../../features/desk/words.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/desk/desk-error.tsx';

export async function loader({ params: { id = '' }, request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const api = apiFor();
  const query = deskQuery(url);
  const { data } = await getReceivedFeed(api, id, signal);
  if (data.feed.status === 'held')
    return { ...data, vanishing: await listVanishing(api, id, query.page, signal), lines: null };
  const outcome = query.oneOf('resultado', wordsOf(outcomes));
  return {
    ...data,
    vanishing: null,
    lines: await listReceivedLines(api, id, given({ page: query.page, outcome }), signal),
  };
}

/** One list that came in: what it changed, or, where it is held, what it would make vanish (API-08). */
export function Component() {
  const {
    feed,
    vanishing,
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
        vanishing ? (
          <FeedDecision feed={feed} vanishing={vanishing.pagination.total} />
        ) : (
          canBeUndone && <UndoList id={feed.id} />
        )
      }
    >
      <FeedState feed={feed} undo={undo} reader="admin" />
      {vanishing && <Vanishing {...vanishing} />}
      {lines && (
        <>
          <FeedFigures feed={feed} />
          <Heading level={2}>Linha por linha</Heading>
          <DeskFilters
            selects={[
              { name: 'resultado', label: 'Resultado', options: optionsOf(outcomes, 'Todos os resultados') },
            ]}
          />
          <DeskList
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
