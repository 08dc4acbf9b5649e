import { ButtonLink } from '@martelo/ui/button';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { AuthPage } from '../features/session/auth-page.tsx';
import { forProfile, profileOf } from '../features/session/profiles.ts';
import { getResetOwner } from '../features/session/recovery.calls.ts';
import { tokenFailure } from '../features/session/recovery-failure.ts';
import { ResetForm } from '../features/session/reset-form.tsx';
import { apiFor } from '../lib/api.ts';
import { paths } from '../paths.ts';

const noToken = 'Token não encontrado na URL.';

/** Looks whose link it is; looking does not use it up (AUTH-10). */
export async function loader({ params: { token = '' }, request: { url, signal } }: LoaderFunctionArgs) {
  const type = profileOf(new URL(url).search) === 'auctioneer' ? 'auctioneer' : 'customer';
  if (!token.trim()) return { type, token, user: null, refused: noToken } as const;
  try {
    const user = await getResetOwner(apiFor(), type, token, signal);
    return { type, token, user, refused: null } as const;
  } catch (error) {
    signal.throwIfAborted();
    return { type, token, user: null, refused: tokenFailure(error) } as const;
  }
}

export function Component() {
  const { type, token, user, refused } = useLoaderData<typeof loader>();
  if (!user)
    return (
      <AuthPage title="Token Inválido" lead="Peça um novo link para criar a sua senha.">
        <Notice tone="critical" role="alert">
          {refused}
        </Notice>
        <Stack>
          <ButtonLink href={forProfile(paths.recoverPassword, type)} tone="accent" size="large" wide>
            Pedir um novo link
          </ButtonLink>
          <ButtonLink href={forProfile(paths.signIn, type)} size="large" wide>
            Voltar para o login
          </ButtonLink>
        </Stack>
      </AuthPage>
    );
  return (
    <AuthPage
      title="Redefinir senha"
      lead={
        <>
          {user.name}
          <br />
          {user.email}
        </>
      }
    >
      <ResetForm type={type} token={token} email={user.email} />
    </AuthPage>
  );
}
