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
import { signInMessages } from '../features/session/messages.ts';
import { apiFor, isServerContext } from '../lib/api.ts';
import { redirectTo } from '../lib/redirect-to.ts';
import { NoScript } from '../lib/no-script.tsx';
import { returnToOf } from '../lib/return-to.ts';
import { sessionNow } from '../lib/session.ts';
import type { Session } from '../lib/session-storage.ts';
import { SessionHint } from '../lib/session-hint.ts';
import { CheckingSession } from '../shell/checking-session.tsx';

/** Where a signed-in person is redirected, unless the address names another kind of account (AUTH-01). */
function redirectTarget(session: Session | null, search: string): string | null {
  if (!session || session.userType !== (profileOf(search) ?? session.userType)) return null;
  return returnToOf(search) ?? homeOf(session.userType);
}

/** The server knows neither the session nor whether signing in from here takes a captcha: the browser fetches both. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (isServerContext(context)) return { captchaRequired: null };
  const target = redirectTarget(sessionNow(), new URL(request.url).search);
  if (target !== null) throw redirectTo(request, target);
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
  const noScript = (
    <NoScript>Para entrar ou criar uma conta é preciso ativar o JavaScript no navegador.</NoScript>
  );
  const isRedirecting = session ? redirectTarget(session, search) !== null : session === undefined;
  // The server rendered this page without a session.
  useEffect(() => {
    if (sessionNow()) void revalidate();
  }, [revalidate]);
  if (seemsSignedIn && isRedirecting)
    return (
      <AuthPage {...signInMessages[profile]} aside={<div />}>
        <CheckingSession />
        {noScript}
      </AuthPage>
    );
  const expired = new URLSearchParams(search).get('session_expired') === 'true';
  return (
    <AuthPage {...signInMessages[profile]} aside={<AccountBenefits profile={profile} />}>
      {expired && (
        <Notice tone="caution" title="Sua sessão expirou" role="status">
          Entre novamente para continuar de onde parou. O que você digitou está guardado.
        </Notice>
      )}
      {noScript}
      <SignInForm profile={profile} captchaRequired={captchaRequired} demo={demo} />
      <SignInWays profile={profile} />
    </AuthPage>
  );
}
