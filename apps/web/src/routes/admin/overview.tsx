import { formatNumber } from '@martelo/domain/numbers';
import { formatCalendarDate, formatDateTime } from '@martelo/domain/dates';
import { StatCard } from '@martelo/ui/stat-card';
import { StatRow } from '@martelo/ui/stat-row';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { getOverview } from '../../features/admin/admin.calls.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  return getOverview(apiFor(), signal);
}

/** What waits for an admin, and how the whole stands (API-08). */
export function Component() {
  const {
    auctions,
    feeds,
    sources,
    deletion_requests: deletions,
    people,
    invitations,
    contact_messages: messages,
  } = useLoaderData<typeof loader>();
  const due =
    deletions.next_due_at && `o primeiro vence em ${formatDateTime(new Date(deletions.next_due_at))}`;
  return (
    <AccountPage
      title="Administração"
      path={paths.admin}
      subtitle="O que espera por uma decisão, e como tudo está"
    >
      <StatRow as="section" columns={5} aria-label="Esperam por uma decisão">
        <StatCard
          href={`${paths.adminFeeds}?situacao=held`}
          label="Listas retidas"
          value={formatNumber(feeds.held)}
        />
        <StatCard
          href={`${paths.adminAuctioneers}?situacao=pending`}
          label="Leiloeiros por aprovar"
          value={formatNumber(people.pending_auctioneers)}
        />
        <StatCard
          href={`${paths.adminDeletions}?situacao=open`}
          label="Pedidos de exclusão"
          value={formatNumber(deletions.open)}
          hint={due}
        />
        <StatCard
          href={paths.adminSources}
          label="Fontes sem lista há 7 dias"
          value={formatNumber(sources.stale)}
          hint={`de ${formatNumber(sources.total)}`}
        />
        <StatCard
          href={`${paths.adminMessages}?situacao=open`}
          label="Mensagens sem resposta"
          value={formatNumber(messages.open)}
          hint={
            messages.overdue > 0
              ? `${formatNumber(messages.overdue)} ${messages.overdue === 1 ? 'não encaminhada' : 'não encaminhadas'}`
              : `${formatNumber(messages.in_week)} na semana`
          }
        />
      </StatRow>
      <StatRow as="section" columns={3} aria-label="Como tudo está">
        <StatCard
          label="Leilões no site"
          value={formatNumber(auctions.listed)}
          hint={`lista de ${formatCalendarDate(auctions.list_date)}`}
        />
        <StatCard
          href={`${paths.adminAuctions}?mostrar=ocultos`}
          label="Leilões ocultos"
          value={formatNumber(auctions.hidden)}
        />
        <StatCard label="Listas aceitas na semana" value={formatNumber(feeds.taken_in_week)} />
        <StatCard
          label="Listas recusadas ou com falha na semana"
          value={formatNumber(feeds.refused_in_week + feeds.failed_in_week)}
        />
        <StatCard
          label="Clientes"
          value={formatNumber(people.customers)}
          hint={`${formatNumber(people.customers_in_week)} na semana`}
        />
        <StatCard
          href={paths.adminAuctioneers}
          label="Leiloeiros"
          value={formatNumber(people.auctioneers)}
          hint={`${formatNumber(invitations.open)} ${invitations.open === 1 ? 'convite aberto' : 'convites abertos'}`}
        />
      </StatRow>
    </AccountPage>
  );
}
