import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';

import { AuthPage } from '../features/session/auth-page.tsx';
import { confirmEmail } from '../features/session/mail-links.calls.ts';
import { OnePress } from '../features/session/one-press.tsx';
import { sessionAtom } from '../features/session/session.atoms.ts';
import { apiFor } from '../lib/api.ts';
import { paths } from '../paths.ts';

export function Component() {
  const { token = '' } = useParams();
  const next =
    useAtomValue(sessionAtom)?.userType === 'auctioneer'
      ? { label: 'Ir para a área do leiloeiro', href: paths.auctioneer }
      : { label: 'Ir para a minha conta', href: paths.dashboard };
  return (
    <AuthPage
      title="Confirmar email"
      lead="Confirme que este email é seu. Assim os alertas chegam e a senha pode ser recuperada."
    >
      <OnePress label="Confirmar meu email" act={() => confirmEmail(apiFor(), token)} next={next} />
    </AuthPage>
  );
}
