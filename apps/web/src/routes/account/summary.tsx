import { AccountPage } from '../../features/account/account-page.tsx';
import { PrivateError } from '../../features/session/private-error.tsx';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Conta e assinatura';

export function loader() {
  requireSession('customer');
  return null;
}

export function Component() {
  return (
    <AccountPage title={title} path={paths.accountSummary}>
      {null}
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return (
    <PrivateError
      framed
      title={title}
      restricted="Você precisa estar logado para ver sua conta."
      failed="Erro ao carregar os dados da sua conta. Tente novamente."
    />
  );
}
