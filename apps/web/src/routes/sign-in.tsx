import { Notice } from '@martelo/ui/notice';
import { useAtomValue } from 'jotai';
import { use, useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';

import { useSiteSettings } from '../features/site-settings/use-site-settings.ts';
import { AccountBenefits } from '../features/session/account-benefits.tsx';
import { AuthPage } from '../features/session/auth-page.tsx';
import { isCaptchaRequired } from '../features/session/captcha.calls.ts';
import { homeOf, profileOf } from '../features/session/profiles.ts';
import { sessionAtom } from '../features/session/session.atoms.ts';
import { SignInForm } from '../features/session/sign-in-form.tsx';
import { SignInWays } from '../features/session/sign-in-ways.tsx';
import { signInWords } from '../features/session/way-in-words.ts';
import { apiFor, isServerContext } from '../lib/api.ts';
import { leadTo } from '../lib/lead-to.ts';
import { NoScript } from '../lib/no-script.tsx';
import { returnToOf } from '../lib/return-to.ts';
import { sessionNow } from '../lib/session.ts';
import type { Session } from '../lib/session-storage.ts';
import { SessionHint } from '../lib/session-hint.ts';
import { CheckingSession } from '../shell/checking-session.tsx';

/** Where somebody who is signed in goes on to, unless the address asks for another kind of account (AUTH-01). */
function wayOn(session: Session | null, search: string): string | null {
  if (!session || session.userType !== (profileOf(search) ?? session.userType)) return null;
  return returnToOf(search) ?? homeOf(session.userType);
}

/** The server knows nobody's session, nor whether signing in from here takes a captcha: the browser asks for both. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (isServerContext(context)) return { captchaRequired: null };
  const on = wayOn(sessionNow(), new URL(request.url).search);
  if (on !== null) throw leadTo(request, on);
  return { captchaRequired: await isCaptchaRequired(apiFor(), request.signal) };
}

export function Component() {
  const { captchaRequired } = useLoaderData<typeof loader>();
  const { demo } = useSiteSettings();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const session = useAtomValue(sessionAtom);
  const seemsSignedIn = use(SessionHint);
  const profile = profileOf(search) ?? 'customer';
  const goesOn = session ? wayOn(session, search) !== null : session === undefined;
  // The server drew this page without asking whose it is.
  useEffect(() => {
    if (sessionNow()) void revalidate();
  }, [revalidate]);
  if (seemsSignedIn && goesOn)
    return (
      <AuthPage {...signInWords[profile]} aside={<div />}>
        <CheckingSession />
      </AuthPage>
    );
  const expired = new URLSearchParams(search).get('session_expired') === 'true';
  return (
    <AuthPage {...signInWords[profile]} aside={<AccountBenefits profile={profile} />}>
      {expired && (
        <Notice tone="caution" title="Sua sessão expirou" role="status">
          Entre novamente para continuar de onde parou. O que você digitou está guardado.
        </Notice>
      )}
      <NoScript>Para entrar ou criar uma conta é preciso ativar o JavaScript no navegador.</NoScript>
      <SignInForm profile={profile} captchaRequired={captchaRequired} demo={demo} />
      <SignInWays profile={profile} />
    </AuthPage>
  );
}
