import { AuthWays } from '@martelo/ui/auth-layout';
import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router-dom';

import { AccountBenefits } from '../features/session/account-benefits.tsx';
import { AuthPage } from '../features/session/auth-page.tsx';
import { forProfile, homeOf, carryReturnTo, profileOf, signInOf } from '../features/session/profiles.ts';
import { getInvitation, getRegistrationOptions } from '../features/session/registration.calls.ts';
import { SignUpForm } from '../features/session/sign-up-form.tsx';
import { isOtherStep } from '../features/session/use-steps.ts';
import { signUpMessages } from '../features/session/messages.ts';
import { apiFor } from '../lib/api.ts';
import { sentenceOf } from '../lib/forms/failure-sentence.ts';
import { redirectTo } from '../lib/redirect-to.ts';
import { returnToOf } from '../lib/return-to.ts';
import { sessionNow } from '../lib/session.ts';
import type { UserType } from '../lib/session-storage.ts';
import { paths } from '../paths.ts';

/** An invitation, or why it can't be used; the form works without one. */
async function invited(type: UserType, search: string, signal: AbortSignal) {
  const uuid = new URLSearchParams(search).get('convite');
  if (!uuid) return { invitation: null, refused: null };
  try {
    return { invitation: await getInvitation(apiFor(), type, uuid, signal), refused: null };
  } catch (error) {
    signal.throwIfAborted();
    return { invitation: null, refused: sentenceOf(error, 'Convite não encontrado ou já foi usado.') };
  }
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { search } = new URL(request.url);
  const type = profileOf(search) ?? 'customer';
  const session = sessionNow();
  if (session?.userType === type) throw redirectTo(request, returnToOf(search) ?? homeOf(type));
  const nothing = { captchaRequired: false, boards: [] };
  const [options, invitation] = await Promise.all([
    type === 'admin' ? nothing : getRegistrationOptions(apiFor(), type, signal),
    invited(type, search, signal),
  ]);
  return { type, options, ...invitation };
}

/** A change of step reloads nothing; a person who has an account by now is redirected. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  sessionNow() || !isOtherStep(currentUrl, nextUrl) ? defaultShouldRevalidate : false;

export function Component() {
  const { type, options, invitation, refused } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <AuthPage {...signUpMessages[type]} aside={<AccountBenefits profile={type} />}>
      {refused && (
        <Notice tone="caution" title="Convite não aceito" role="status">
          {refused}
        </Notice>
      )}
      {invitation && (
        <Notice tone="info" title="Você foi convidado">
          O convite é de {invitation.email}. Com este email o endereço já fica confirmado.
        </Notice>
      )}
      {type !== 'admin' && <SignUpForm key={type} type={type} options={options} invitation={invitation} />}
      <AuthWays>
        <p>
          Já tem conta? <Link href={carryReturnTo(signInOf(type), search)}>Entrar</Link>
        </p>
        {type === 'customer' ? (
          <p>
            É leiloeiro? <Link href={forProfile(paths.signUp, 'auctioneer')}>Criar conta de leiloeiro</Link>
          </p>
        ) : (
          <p>
            É cliente? <Link href={carryReturnTo(paths.signUp, search)}>Criar conta de cliente</Link>
          </p>
        )}
      </AuthWays>
    </AuthPage>
  );
}

export { EntryError as ErrorBoundary } from '../features/session/entry-error.tsx';
