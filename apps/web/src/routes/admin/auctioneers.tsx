import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { AuctioneerCard } from '../../features/admin/auctioneer-card.tsx';
import { listAuctioneers } from '../../features/admin/admin.calls.ts';
import { RecordCards } from '../../features/back-office/record-cards.tsx';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { recordQuery, given, wordsOf } from '../../features/back-office/record-query.ts';
import { approvals, optionsOf } from '../../features/back-office/labels.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = recordQuery(url);
  const approval = query.oneOf('situacao', wordsOf(approvals));
  return listAuctioneers(
    apiFor(),
    given({ page: query.page, approval, keyword: query.text('busca', 200) }),
    signal,
  );
}

/** Auctioneers: who they are, what they may publish, and the decision on each (SAFE-21). */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title="Leiloeiros"
      path={paths.adminAuctioneers}
      subtitle="Só um leiloeiro aprovado e com o email confirmado publica"
    >
      <RecordFilters
        keyword={{ name: 'busca', label: 'Buscar por nome, empresa, email ou domínio' }}
        selects={[
          { name: 'situacao', label: 'Situação', options: optionsOf(approvals, 'Todas as situações') },
        ]}
      />
      <RecordCards pagination={pagination} empty="Nenhum leiloeiro encontrado">
        {data.map((account) => (
          <AuctioneerCard key={account.id} account={account} />
        ))}
      </RecordCards>
    </AccountPage>
  );
}
