import { TableText } from '@martelo/ui/table';
import { Text } from '@martelo/ui/text';
import { formatDateTime } from '@martelo/domain/dates';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { DeletionDecision } from '../../features/admin/deletion-decision.tsx';
import { listDeletions } from '../../features/admin/admin.calls.ts';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { RecordList } from '../../features/back-office/record-list.tsx';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { StatusBadge } from '../../features/back-office/status-badge.tsx';
import { deletionStatuses, optionsOf } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = recordQuery(url);
  const status = query.oneOf('situacao', wordsOf(deletionStatuses));
  return listDeletions(apiFor(), given({ page: query.page, status }), signal);
}

const columns = [
  { id: 'customer', label: 'Cliente' },
  { id: 'reason', label: 'Motivo' },
  { id: 'status', label: 'Situação' },
  { id: 'due', label: 'Vence em' },
  { id: 'action', label: 'Decisão' },
];

/** Customers' deletion requests, and the decision on each (API-08). */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Pedidos de exclusão"
      path={paths.adminDeletions}
      subtitle="Depois do prazo, o pedido é concluído sem ninguém precisar agir"
    >
      <RecordFilters
        selects={[
          { name: 'situacao', label: 'Situação', options: optionsOf(deletionStatuses, 'Todas as situações') },
        ]}
      />
      <RecordList
        caption="Pedidos de exclusão"
        columns={columns}
        pagination={pagination}
        empty="Nenhum pedido de exclusão"
        rows={data.map(
          ({ id, customer, reason, status, requested_at: requestedAt, due_at: due, decision }) => ({
            id: String(id),
            cells: [
              customer ? (
                <TableText
                  key="customer"
                  below={
                    <Text as="span" size="inherit" color="inherit" breaks="anywhere">
                      {customer.email}
                    </Text>
                  }
                >
                  {customer.name}
                </TableText>
              ) : (
                'dados excluídos'
              ),
              <TableText key="reason">{reason || 'não informado'}</TableText>,
              <TableText key="status" below={decision}>
                <StatusBadge words={deletionStatuses} status={status} />
              </TableText>,
              <TableText key="due" below={`pedido em ${formatDateTime(new Date(requestedAt))}`}>
                {formatDateTime(new Date(due))}
              </TableText>,
              status === 'open' && customer ? (
                <DeletionDecision key="action" id={id} name={customer.name} due={new Date(due)} />
              ) : (
                ''
              ),
            ],
          }),
        )}
      />
    </AccountPage>
  );
}
