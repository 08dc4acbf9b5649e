import { AccountPage } from '../../features/account/account-page.tsx';
import { PrivateError } from '../../features/session/private-error.tsx';
import { requireSessionOrRedirect } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
const title = 'Conteúdo Bônus';

export function loader({ request }: LoaderFunctionArgs) {
  requireSessionOrRedirect('customer', request, '/login');
  return null;
}

export function Component() {
  return (
    <AccountPage title={title} path={paths.bonus}>
      {null}
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return (
    <PrivateError
      framed
      title={title}
      restricted="Você precisa estar logado para ver o conteúdo bônus."
      failed="Erro ao carregar conteúdo bônus"
    />
  );
}
