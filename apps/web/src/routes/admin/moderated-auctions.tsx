import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { listModerated } from '../../features/admin/admin.calls.ts';
import { ModeratedList } from '../../features/admin/moderated-list.tsx';
import { RecordFilters } from '../../features/back-office/record-filters.tsx';
import { recordQuery, given } from '../../features/back-office/record-query.ts';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

export { AdminError as ErrorBoundary } from '../../features/back-office/back-office-error.tsx';

const visibilities = { ocultos: 'Ocultos', visiveis: 'Não ocultos' } as const;

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

/** Auctions as admins see them: hidden ones and why, and the ways to hide and to show them (LIST-09, LIST-14). */
export function Component() {
  const { data, pagination } = useLoaderData<typeof loader>();
  const { search } = useLocation();
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
      {/* Another page or filter begins with nothing selected. */}
      <ModeratedList key={search} auctions={data} pagination={pagination} />
    </AccountPage>
  );
}
