import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AccountPage } from '../../features/account/account-page.tsx';
import { messages } from '../../features/account/messages.ts';
import { getSettings } from '../../features/account/settings.calls.ts';
import { SettingsView } from '../../features/account/settings-view.tsx';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Configurações';
const { restricted, failed } = messages.settings;

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  requireSession('customer');
  return getSettings(apiFor(), signal);
}

export function Component() {
  const settings = useLoaderData<typeof loader>();
  return (
    <AccountPage title={title} path={paths.settings} subtitle="Avisos por email, seus dados e sua conta.">
      <SettingsView settings={settings} />
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return <PrivateError framed title={title} restricted={restricted} failed={failed} />;
}
