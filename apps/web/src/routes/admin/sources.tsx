import { formatNumber } from '@martelo/domain/numbers';
import { formatCalendarDate, formatDateTime } from '@martelo/domain/dates';
import { Badge } from '@martelo/ui/badge';
import { Link } from '@martelo/ui/link';
import { TableText } from '@martelo/ui/table';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { listSources } from '../../features/admin/admin.calls.ts';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { RecordList } from '../../features/back-office/record-list.tsx';
import { recordQuery, given } from '../../features/back-office/record-query.ts';
import { StatusBadge } from '../../features/back-office/status-badge.tsx';
import { feedStatuses } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = recordQuery(url);
  return listSources(apiFor(), given({ page: query.page, keyword: query.text('busca', 200) }), signal);
}

const columns = [
  { id: 'source', label: 'Fonte' },
  { id: 'list', label: 'Última lista' },
  { id: 'taken', label: 'Aceita em' },
  { id: 'rows', label: 'Linhas com lote', numeric: true },
  { id: 'auctions', label: 'No site agora', numeric: true },
  { id: 'last', label: 'Último envio' },
];

/** Where auctions come from and when each source last sent a list (API-08). */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Fontes"
      path={paths.adminSources}
      subtitle="As que estão há mais tempo sem lista vêm primeiro"
    >
      <RecordFilters keyword={{ name: 'busca', label: 'Buscar por nome ou código' }} />
      <RecordList
        caption="Fontes"
        columns={columns}
        pagination={pagination}
        empty="Nenhuma fonte encontrada"
        rows={data.map((source) => ({
          id: source.code,
          cells: [
            <TableText key="source">
              <Link href={`${paths.adminFeeds}?fonte=${encodeURIComponent(source.code)}`}>{source.name}</Link>
              {source.sample && <Badge tone="neutral">Exemplo</Badge>}
            </TableText>,
            formatCalendarDate(source.list_date),
            formatDateTime(source.taken_at === null ? null : new Date(source.taken_at)),
            source.rows === null ? 'não informado' : formatNumber(source.rows),
            formatNumber(source.auctions),
            source.last_feed ? (
              <Link key="last" href={paths.adminFeed(source.last_feed.id)}>
                <StatusBadge words={feedStatuses} status={source.last_feed.status} />
              </Link>
            ) : (
              'nenhum'
            ),
          ],
        }))}
      />
    </AccountPage>
  );
}
