import { AccountPage } from '../../features/account/account-page.tsx';
import { PrivateError } from '../../features/session/private-error.tsx';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Configurações';

export function loader() {
  requireSession('customer');
  return null;
}

export function Component() {
  return (
    <AccountPage title={title} path={paths.settings}>
      {null}
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return (
    <PrivateError
      framed
      title={title}
      restricted="Você precisa estar logado para ver suas configurações."
      failed="Erro ao carregar suas configurações"
    />
  );
}
