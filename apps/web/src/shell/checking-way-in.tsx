import { useLocation } from 'react-router-dom';

import { AuthPage } from '../features/session/auth-page.tsx';
import { profileOf } from '../features/session/profiles.ts';
import { signUpMessages } from '../features/session/messages.ts';
import { NoScript } from '../lib/no-script.tsx';
import { CheckingSession } from './checking-session.tsx';

/**
 * What the server sends of the registration: the page's heading, while the browser reads its session (AUTH-12).
 */
export function CheckingSignUp() {
  const { search } = useLocation();
  return (
    <AuthPage {...signUpMessages[profileOf(search) ?? 'customer']} aside={<div />}>
      <CheckingSession />
      <NoScript>Para entrar ou criar uma conta é preciso ativar o JavaScript no navegador.</NoScript>
    </AuthPage>
  );
}
