import { formatCalendarDate, formatDateTime } from '@martelo/domain/dates';
import { Badge } from '@martelo/ui/badge';
import { Link } from '@martelo/ui/link';
import { TableText } from '@martelo/ui/table';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { AuctionDecision } from '../../features/admin/auction-decision.tsx';
import { listModerated } from '../../features/admin/admin.calls.ts';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { RecordList } from '../../features/back-office/record-list.tsx';
import { recordQuery, given } from '../../features/back-office/record-query.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

const visibilities = { ocultos: 'Ocultos', visiveis: 'À vista' } as const;

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = recordQuery(url);
  const seen = query.oneOf('mostrar', ['ocultos', 'visiveis']);
  const flagged = seen && seen === 'ocultos';
  return listModerated(
    apiFor(),
    given({ page: query.page, keyword: query.text('busca', 200), flagged }),
    signal,
  );
}

const columns = [
  { id: 'title', label: 'Leilão' },
  { id: 'place', label: 'Lugar' },
  { id: 'source', label: 'Fonte' },
  { id: 'state', label: 'Situação' },
  { id: 'action', label: 'Decisão' },
];

/** Auctions as admins see them: hidden ones and why, and the way to hide or show one (LIST-09). */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Leilões"
      path={paths.adminAuctions}
      subtitle="Um leilão oculto não aparece em lugar nenhum do site"
    >
      <RecordFilters
        keyword={{ name: 'busca', label: 'Buscar por título, lugar ou código' }}
        selects={[
          {
            name: 'mostrar',
            label: 'Mostrar',
            options: [
              { value: '', label: 'Todos' },
              ...Object.entries(visibilities).map(([value, label]) => ({ value, label })),
            ],
          },
        ]}
      />
      <RecordList
        caption="Leilões"
        columns={columns}
        pagination={pagination}
        empty="Nenhum leilão encontrado"
        rows={data.map((auction) => ({
          id: auction.uuid_key,
          cells: [
            <TableText key="title" below={auction.code ?? 'sem código'}>
              <Link href={paths.auction(auction.uuid_key)}>{auction.title}</Link>
            </TableText>,
            auction.city ? `${auction.city} – ${auction.state}` : 'não informado',
            auction.source.name,
            <WatchedState key="state" auction={auction} />,
            <AuctionDecision key="action" auction={auction} />,
          ],
        }))}
      />
    </AccountPage>
  );
}

interface WatchedStateProps {
  auction: Awaited<ReturnType<typeof listModerated>>['data'][number];
}

function WatchedState({ auction }: WatchedStateProps) {
  const { flagged, flagged_at: at, flagged_by: by, flagged_reason: reason, gone_since: gone } = auction;
  if (!flagged && gone) return <Badge tone="caution">Fora da lista desde {formatCalendarDate(gone)}</Badge>;
  if (!flagged) return <Badge tone="positive">À vista</Badge>;
  return (
    <TableText below={[by ?? 'pelas regras', at && formatDateTime(new Date(at))].filter(Boolean).join(' · ')}>
      <Badge tone="critical">Oculto</Badge>
      <span>{reason}</span>
    </TableText>
  );
}
