import { useLocation } from 'react-router-dom';

import { AuthPage } from '../features/session/auth-page.tsx';
import { profileOf } from '../features/session/profiles.ts';
import { signInWords, signUpWords, type WayInWords } from '../features/session/way-in-words.ts';
import { NoScript } from '../lib/no-script.tsx';
import type { UserType } from '../lib/session.ts';
import { CheckingSession } from './checking-session.tsx';

/** What the server sends of a page of the way in: what the page is, while the browser looks whose session it has (AUTH-12). */
function CheckingWayIn({ words }: { words: Readonly<Record<UserType, WayInWords>> }) {
  const { search } = useLocation();
  return (
    <AuthPage {...words[profileOf(search) ?? 'customer']} aside={<div />}>
      <CheckingSession />
      <NoScript>Para entrar ou criar uma conta é preciso ativar o JavaScript no navegador.</NoScript>
    </AuthPage>
  );
}

export const CheckingSignIn = () => <CheckingWayIn words={signInWords} />;
export const CheckingSignUp = () => <CheckingWayIn words={signUpWords} />;
