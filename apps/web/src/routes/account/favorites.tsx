import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { FavoritesPage } from '../../features/favorites/favorites-page.tsx';
import { listFavorites } from '../../features/favorites/favorites-page.calls.ts';
import { pageMessages } from '../../features/favorites/page-messages.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Meus Favoritos';

function pageOf(url: string): number {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get('pagina') ?? searchParams.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1;
}

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('customer');
  return listFavorites(apiFor(), pageOf(url), signal);
}

export function Component() {
  const favorites = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={title}
      path={paths.favorites}
      subtitle="Leilões que você salvou, os mais recentes primeiro."
    >
      <FavoritesPage key={favorites.page} favorites={favorites} />
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return (
    <PrivateError
      framed
      title={title}
      restricted={pageMessages.restricted}
      failed={pageMessages.loadFailed}
    />
  );
}
