import { formatDateTime } from '@martelo/domain/dates';
import { Link } from '@martelo/ui/link';
import { TableText } from '@martelo/ui/table';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { listAuditLog } from '../../features/admin/admin.calls.ts';
import { formatAuditDetail, toAuditSubject } from '../../features/admin/format-audit-entry.ts';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { RecordList } from '../../features/back-office/record-list.tsx';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { actionLabel, actionOptions, optionsOf, roles } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = recordQuery(url);
  const action = query.oneOf(
    'acao',
    actionOptions.map(({ value }) => value),
  );
  const role = query.oneOf('papel', wordsOf(roles));
  return listAuditLog(apiFor(), given({ page: query.page, action, role, ...query.period() }), signal);
}

const columns = [
  { id: 'at', label: 'Quando' },
  { id: 'actor', label: 'Quem' },
  { id: 'action', label: 'O que fez' },
  { id: 'detail', label: 'Detalhes' },
];

/** Who did what; nothing of it can be changed (API-08). */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Auditoria"
      path={paths.adminAuditLog}
      subtitle="O que foi feito e por quem. Nada aqui pode ser mudado"
    >
      <RecordFilters
        selects={[
          {
            name: 'acao',
            label: 'O que foi feito',
            options: [{ value: '', label: 'Tudo' }, ...actionOptions],
          },
          { name: 'papel', label: 'Por quem', options: optionsOf(roles, 'Todos') },
        ]}
        period="Quando"
      />
      <RecordList
        caption="Auditoria"
        columns={columns}
        pagination={pagination}
        empty="Nada encontrado"
        rows={data.map(({ id, at, actor, action, subject, subject_name: name, detail }) => ({
          id: String(id),
          cells: [
            formatDateTime(new Date(at)),
            <TableText key="actor" below={roles[actor.role]}>
              {actor.name ?? 'conta excluída'}
            </TableText>,
            <TableText key="action" below={subject !== null && <Subject of={subject} name={name} />}>
              {actionLabel(action)}
            </TableText>,
            Object.keys(detail).length > 0 ? (
              <TableText key="detail">{formatAuditDetail(detail)}</TableText>
            ) : (
              ''
            ),
          ],
        }))}
      />
    </AccountPage>
  );
}

function Subject({ of: subject, name }: { of: string; name: string | null }) {
  const { label, href } = toAuditSubject(subject, name) ?? { label: '', href: null };
  return href === null ? label : <Link href={href}>{label}</Link>;
}
