import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { getAccountSummary } from '../../features/account/account-summary.calls.ts';
import { AccountPage } from '../../features/account/account-page.tsx';
import { SummaryView } from '../../features/account/summary-view.tsx';
import { messages } from '../../features/account/messages.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Conta e assinatura';
const { restricted, failed } = messages.summary;

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  requireSession('customer');
  return getAccountSummary(apiFor(), signal);
}

export function Component() {
  const summary = useLoaderData<typeof loader>();
  return (
    <AccountPage title={title} path={paths.accountSummary} subtitle="Sua situação e o que você assina.">
      <SummaryView summary={summary} />
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return <PrivateError framed title={title} restricted={restricted} failed={failed} />;
}
