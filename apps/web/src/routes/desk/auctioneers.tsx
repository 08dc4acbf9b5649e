import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { AuctioneerCard } from '../../features/desk/auctioneer-card.tsx';
import { listAuctioneers } from '../../features/desk/desk.calls.ts';
import { DeskCards } from '../../features/desk/desk-cards.tsx';
import { DeskFilters } from '../../features/desk/desk-filters.tsx';
import { deskQuery, given, wordsOf } from '../../features/desk/desk-query.ts';
import { approvals, optionsOf } from '../../features/desk/words.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/desk/desk-error.tsx';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('admin');
  const query = deskQuery(url);
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
      <DeskFilters
        keyword={{ name: 'busca', label: 'Buscar por nome, empresa, email ou domínio' }}
        selects={[
          { name: 'situacao', label: 'Situação', options: optionsOf(approvals, 'Todas as situações') },
        ]}
      />
      <DeskCards pagination={pagination} empty="Nenhum leiloeiro encontrado">
        {data.map((account) => (
          <AuctioneerCard key={account.id} account={account} />
        ))}
      </DeskCards>
    </AccountPage>
  );
}
