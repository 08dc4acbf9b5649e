import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { getAccount } from '../../features/account/account.calls.ts';
import { AccountPage } from '../../features/account/account-page.tsx';
import { ProfileTabs } from '../../features/account/profile-tabs.tsx';
import { messages } from '../../features/account/messages.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Meu Perfil';
const { restricted, failed } = messages.profile;

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  requireSession('customer');
  return getAccount(apiFor(), signal);
}

export function Component() {
  const account = useLoaderData<typeof loader>();
  return (
    <AccountPage title={title} path={paths.profile} subtitle="Seus dados, seu endereço e sua senha.">
      <ProfileTabs account={account} />
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return <PrivateError framed title={title} restricted={restricted} failed={failed} />;
}
