import { useLocation } from 'react-router-dom';

import { AuthPage } from '../features/session/auth-page.tsx';
import { profileOf } from '../features/session/profiles.ts';
import { RecoveryRequest } from '../features/session/recovery-request.tsx';

export function Component() {
  const { search } = useLocation();
  const type = profileOf(search) === 'auctioneer' ? 'auctioneer' : 'customer';
  return (
    <AuthPage
      title="Recuperar senha"
      lead={
        type === 'auctioneer'
          ? 'Informe o email da sua conta de leiloeiro. Enviaremos um link para criar uma nova senha.'
          : 'Informe o email da sua conta. Enviaremos um link para criar uma nova senha.'
      }
    >
      <RecoveryRequest key={type} type={type} />
    </AuthPage>
  );
}
