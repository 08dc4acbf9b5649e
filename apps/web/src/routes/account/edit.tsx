import { AccountPage } from '../../features/account/account-page.tsx';
import { PrivateError } from '../../features/session/private-error.tsx';
import { requireSession } from '../../lib/guard.ts';
import { paths } from '../../paths.ts';

const title = 'Editar perfil';

export function loader() {
  requireSession('customer');
  return null;
}

export function Component() {
  return (
    <AccountPage title={title} path={paths.accountEdit}>
      {null}
    </AccountPage>
  );
}

export function ErrorBoundary() {
  return (
    <PrivateError
      framed
      title={title}
      restricted="Você precisa estar logado para editar seu perfil."
      failed="Erro ao carregar os dados do perfil"
    />
  );
}
