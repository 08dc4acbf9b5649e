import { Notice } from '@martelo/ui/notice';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';

import { useSiteSettings } from '../features/marketing/use-site-settings.ts';
import { AccountBenefits } from '../features/session/account-benefits.tsx';
import { AuthPage } from '../features/session/auth-page.tsx';
import { isCaptchaWanted } from '../features/session/captcha.calls.ts';
import { homeOf, profileOf } from '../features/session/profiles.ts';
import { SignInForm } from '../features/session/sign-in-form.tsx';
import { SignInWays } from '../features/session/sign-in-ways.tsx';
import { signInWords } from '../features/session/way-in-words.ts';
import { apiFor } from '../lib/api.ts';
import { leadTo } from '../lib/lead-to.ts';
import { originOf } from '../lib/origin.ts';
import { sessionNow } from '../lib/session.ts';

/** Who is signed in already goes on, unless the address asks for another kind of account (AUTH-01). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const session = sessionNow();
  if (session && session.userType === (profileOf(search) ?? session.userType))
    throw leadTo(request, originOf(search) ?? homeOf(session.userType));
  return { captchaRequired: await isCaptchaWanted(apiFor(), request.signal) };
}

export function Component() {
  const { captchaRequired } = useLoaderData<typeof loader>();
  const { demo } = useSiteSettings();
  const { search } = useLocation();
  const profile = profileOf(search) ?? 'customer';
  const expired = new URLSearchParams(search).get('session_expired') === 'true';
  return (
    <AuthPage {...signInWords[profile]} aside={<AccountBenefits profile={profile} />}>
      {expired && (
        <Notice tone="caution" title="Sua sessão expirou" role="status">
          Entre novamente para continuar de onde parou. O que você digitou está guardado.
        </Notice>
      )}
      <SignInForm profile={profile} captchaRequired={captchaRequired} demo={demo} />
      <SignInWays profile={profile} />
    </AuthPage>
  );
}
