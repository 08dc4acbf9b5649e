import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { getAccount } from '../../features/account/account.calls.ts';
import { AccountPage } from '../../features/account/account-page.tsx';
import { EditForm } from '../../features/account/edit-form.tsx';
import { messages } from '../../features/account/messages.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Editar perfil';
const { restricted, failed } = messages.edit;

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  requireSession('customer');
  return getAccount(apiFor(), signal);
}

export function Component() {
  const account = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={title}
      path={paths.accountEdit}
      subtitle="O essencial da sua conta, em um só formulário."
    >
      <EditForm account={account} />
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return <PrivateError framed title={title} restricted={restricted} failed={failed} />;
}
