import { useLocation } from 'react-router-dom';

import { AuthPage } from '../features/session/auth-page.tsx';
import { profileOf } from '../features/session/profiles.ts';
import { signUpWords } from '../features/session/way-in-words.ts';
import { NoScript } from '../lib/no-script.tsx';
import { CheckingSession } from './checking-session.tsx';

/**
 * What the server sends of the registration: what the page is, while the browser looks whose session it has (AUTH-12).
 */
export function CheckingSignUp() {
  const { search } = useLocation();
  return (
    <AuthPage {...signUpWords[profileOf(search) ?? 'customer']} aside={<div />}>
      <CheckingSession />
      <NoScript>Para entrar ou criar uma conta é preciso ativar o JavaScript no navegador.</NoScript>
    </AuthPage>
  );
}
