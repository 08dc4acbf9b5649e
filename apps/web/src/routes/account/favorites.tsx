import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { CalendarPanel } from '../../features/calendars/calendar-panel.tsx';
import { listCalendars } from '../../features/calendars/calendars.calls.ts';
import { FavoritesPage } from '../../features/favorites/favorites-page.tsx';
import { listFavorites } from '../../features/favorites/favorites-page.calls.ts';
import { pageMessages } from '../../features/favorites/page-messages.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Meus Favoritos';

function pageOf(search: string): number {
  const searchParams = new URLSearchParams(search);
  const page = Number(searchParams.get('pagina') ?? searchParams.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1;
}

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  requireSession('customer');
  const { search, searchParams } = new URL(url);
  const changedOnly = searchParams.get('mudaram') === '1';
  const [favorites, calendars] = await Promise.all([
    listFavorites(apiFor(), { page: pageOf(search), changedOnly }, signal),
    listCalendars(apiFor(), signal),
  ]);
  return { favorites, calendars };
}

export function Component() {
  const { favorites, calendars } = useLoaderData<typeof loader>();
  // Keyed by the requested page: one that a removal emptied is answered with the page before it.
  const { search } = useLocation();
  return (
    <AccountPage
      title={title}
      path={paths.favorites}
      subtitle="Leilões que você salvou, os mais recentes primeiro."
    >
      <FavoritesPage key={`${pageOf(search)} ${favorites.changedOnly}`} favorites={favorites} />
      {(favorites.total > 0 || favorites.changedOnly || calendars?.has(null)) && (
        <Section title="Calendário dos favoritos" size="medium" gap="small">
          {calendars ? (
            <CalendarPanel label="Favoritos" alertId={null} createdAt={calendars.get(null) ?? null} />
          ) : (
            <Text color="muted">{pageMessages.calendarFailed}</Text>
          )}
        </Section>
      )}
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
