import { formatDateTime } from '@martelo/domain/dates';
import { Button } from '@martelo/ui/button';
import { Card } from '@martelo/ui/card';
import { ConfirmDialog } from '@martelo/ui/confirm-dialog';
import { TableText } from '@martelo/ui/table';
import { Text } from '@martelo/ui/text';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { useDecision } from '../../features/back-office/decide.ts';
import { listInvitations, revokeInvitation } from '../../features/admin/admin.calls.ts';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { RecordList } from '../../features/back-office/record-list.tsx';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { InviteForm } from '../../features/admin/invite-form.tsx';
import { StatusBadge } from '../../features/back-office/status-badge.tsx';
import { invitationStatuses, optionsOf } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = recordQuery(url);
  const status = query.oneOf('situacao', wordsOf(invitationStatuses));
  return listInvitations(apiFor(), given({ page: query.page, status }), signal);
}

const columns = [
  { id: 'email', label: 'Convidado' },
  { id: 'status', label: 'Situação' },
  { id: 'sent', label: 'Enviado em' },
  { id: 'ends', label: 'Vale até' },
  { id: 'action', label: 'Decisão' },
];

/** Auctioneers who were invited, and the way to invite one (API-08). */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Convites" path={paths.adminInvitations} subtitle="Um convite vale por sete dias">
      <Card padding="large">
        <InviteForm />
      </Card>
      <RecordFilters
        selects={[
          {
            name: 'situacao',
            label: 'Situação',
            options: optionsOf(invitationStatuses, 'Todas as situações'),
          },
        ]}
      />
      <RecordList
        caption="Convites"
        columns={columns}
        pagination={pagination}
        empty="Nenhum convite encontrado"
        rows={data.map(({ uuid, email, name, status, created_at: sent, expires_at: ends }) => ({
          id: uuid,
          cells: [
            <TableText key="email" below={name}>
              <Text as="span" size="inherit" breaks="anywhere">
                {email}
              </Text>
            </TableText>,
            <StatusBadge key="status" words={invitationStatuses} status={status} />,
            formatDateTime(new Date(sent)),
            ends === null ? 'sem prazo' : formatDateTime(new Date(ends)),
            status === 'open' ? <Revocation key="action" uuid={uuid} email={email} /> : '',
          ],
        }))}
      />
    </AccountPage>
  );
}

function Revocation({ uuid, email }: { uuid: string; email: string }) {
  const [confirming, setConfirming] = useState(false);
  const decide = useDecision();
  return (
    <>
      <Button size="small" aria-label={`Cancelar convite: ${email}`} onClick={() => setConfirming(true)}>
        Cancelar convite
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Cancelar este convite?"
        confirmLabel="Cancelar convite"
        cancelLabel="Manter"
        errorText={(reason) => sentenceOf(reason)}
        onConfirm={() => decide(() => revokeInvitation(apiFor(), uuid))}
      >
        O link enviado a {email} deixa de funcionar.
      </ConfirmDialog>
    </>
  );
}
