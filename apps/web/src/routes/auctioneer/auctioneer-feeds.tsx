import { formatDateTime } from '@martelo/domain/dates';
import { formatNumber } from '@martelo/domain/numbers';
import { ButtonLink } from '@martelo/ui/button';
import { Link } from '@martelo/ui/link';
import { TableText } from '@martelo/ui/table';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { listFeeds } from '../../features/auctioneer/auctioneer.calls.ts';
import { RecordList } from '../../features/back-office/record-list.tsx';
import { recordQuery } from '../../features/back-office/record-query.ts';
import { FeedStandingCell, goneCell } from '../../features/auctioneer/feed-badge.tsx';
import { listDay } from '../../features/auctioneer/list-day.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AuctioneerError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('auctioneer');
  return listFeeds(apiFor(), recordQuery(url).page, signal);
}

const columns = [
  { id: 'file', label: 'Arquivo' },
  { id: 'status', label: 'Situação' },
  { id: 'received', label: 'Recebida em' },
  { id: 'rows', label: 'Com lote', numeric: true },
  { id: 'new', label: 'Novos', numeric: true },
  { id: 'gone', label: 'Fora da lista', numeric: true },
  { id: 'rejected', label: 'Com erro', numeric: true },
];

/** The lists that an auctioneer sent and what became of each (API-08). */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Listas enviadas" path={paths.auctioneerFeeds} subtitle="A mais recente primeiro">
      <RecordList
        caption="Listas enviadas"
        columns={columns}
        pagination={pagination}
        empty="Nenhuma lista enviada ainda"
        emptyAction={
          <ButtonLink href={paths.auctioneer} tone="accent">
            Enviar lista
          </ButtonLink>
        }
        rows={data.map((feed) => ({
          id: feed.id,
          cells: [
            <TableText key="file" below={listDay(feed.list_date)}>
              <Link href={paths.auctioneerFeed(feed.id)}>{feed.file_name}</Link>
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
