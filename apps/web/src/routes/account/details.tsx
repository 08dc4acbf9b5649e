import { ButtonLink } from '@martelo/ui/button';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { getAccountDetails } from '../../features/account/account-details.calls.ts';
import { AccountPage } from '../../features/account/account-page.tsx';
import { DetailsView } from '../../features/account/details-view.tsx';
import { messages } from '../../features/account/messages.ts';
import { PrivateError } from '../../features/session/private-error.tsx';
import { apiFor } from '../../lib/api.ts';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Informações da conta';
const { restricted, failed } = messages.details;

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  requireSession('customer');
  return getAccountDetails(apiFor(), signal);
}

export function Component() {
  const details = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={title}
      path={paths.accountDetails}
      subtitle="O que sabemos sobre você."
      action={<ButtonLink href={paths.accountEdit}>Editar</ButtonLink>}
    >
      <DetailsView details={details} />
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return <PrivateError framed title={title} restricted={restricted} failed={failed} />;
}
