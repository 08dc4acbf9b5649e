import { formatDateTime } from '@martelo/domain/dates';
import { formatNumber } from '@martelo/domain/numbers';
import { Link } from '@martelo/ui/link';
import { TableText } from '@martelo/ui/table';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { listReceivedFeeds } from '../../features/admin/admin.calls.ts';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { RecordList } from '../../features/back-office/record-list.tsx';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { FeedStandingCell, goneCell } from '../../features/auctioneer/feed-badge.tsx';
import { listDay } from '../../features/auctioneer/list-day.ts';
import { feedStatuses, optionsOf } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = recordQuery(url);
  const status = query.oneOf('situacao', wordsOf(feedStatuses));
  const source = query.text('fonte', 40);
  const page = await listReceivedFeeds(
    apiFor(),
    given({ page: query.page, status, source, ...query.period() }),
    signal,
  );
  return { ...page, source: source ? (page.data[0]?.feed.source.name ?? source) : null };
}

const columns = [
  { id: 'file', label: 'Arquivo e fonte' },
  { id: 'status', label: 'Situação' },
  { id: 'received', label: 'Recebida em' },
  { id: 'rows', label: 'Com lote', numeric: true },
  { id: 'new', label: 'Novos', numeric: true },
  { id: 'gone', label: 'Fora da lista', numeric: true },
  { id: 'rejected', label: 'Com erro', numeric: true },
];

/** The lists that came in, from auctioneers and by command (API-08). */
export function Component() {
  const { data, pagination, source } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Listas recebidas"
      path={paths.adminFeeds}
      subtitle="De leiloeiros e por comando, a mais recente primeiro"
    >
      <RecordFilters
        selects={[
          { name: 'situacao', label: 'Situação', options: optionsOf(feedStatuses, 'Todas as situações') },
        ]}
        period="Recebidas"
        chips={source === null ? [] : [{ name: 'fonte', label: `Fonte: ${source}` }]}
      />
      <RecordList
        caption="Listas recebidas"
        columns={columns}
        pagination={pagination}
        empty="Nenhuma lista encontrada"
        rows={data.map(({ feed, sender }) => ({
          id: feed.id,
          cells: [
            <TableText
              key="file"
              below={`${sender?.company_name ?? feed.source.name}\u00a0· ${listDay(feed.list_date)}`}
            >
              <Link href={paths.adminFeed(feed.id)}>{feed.file_name}</Link>
            </TableText>,
            <FeedStandingCell key="status" feed={feed} />,
            formatDateTime(new Date(feed.received_at)),
            formatNumber(feed.rows),
            formatNumber(feed.new),
            goneCell(feed),
            formatNumber(feed.rejected),
          ],
        }))}
      />
    </AccountPage>
  );
}
