import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { getDashboard } from '../../features/dashboard/dashboard.calls.ts';
import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { messages } from '../../features/dashboard/messages.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Painel';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  requireSession('customer');
  return getDashboard(apiFor(), signal);
}

export function Component() {
  const dashboard = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={`Olá, ${dashboard.name}`}
      documentTitle={title}
      path={paths.account}
      subtitle="O que aconteceu na sua conta e o que vem por aí."
    >
      <DashboardView dashboard={dashboard} />
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return <PrivateError framed title={title} restricted={messages.restricted} failed={messages.failed} />;
}
