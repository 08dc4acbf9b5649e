import { ApiError } from '@martelo/api-client';
import { ButtonLink } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { EmptyState } from '@martelo/ui/empty-state';
import { ErrorState } from '@martelo/ui/error-state';
import { Fragment } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';

import { toFailure } from '../../lib/failure.ts';
import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { AccessRestricted } from '../../lib/guard.ts';
import { withReturnTo } from '../../lib/return-to.ts';
import type { UserType } from '../../lib/session-storage.ts';
import { paths } from '../../paths.ts';
import { forProfile, signInOf } from './profiles.ts';

interface PrivateErrorProps {
  /** The document's title. */
  title: string;
  /** Shown to a visitor: 'Você precisa estar logado para ver seus alertas.' */
  restricted: string;
  /** What failed, where a call did: 'Erro ao carregar alertas'. */
  failed: string;
  /** What is not there, where the address names one thing, and where the others stand. */
  missing?: { title: string; description: string; href: string; label: string };
  /** Within a layout that keeps the page's margins. */
  framed?: boolean;
}

const unauthorized = 401;
const kinds: Record<UserType, string> = {
  customer: 'clientes',
  auctioneer: 'leiloeiros',
  admin: 'administradores',
};

/**
 * What a private screen shows instead of itself: a way in for who may not see it, another try for what failed (ACC-01).
 */
export function PrivateError({ title, restricted, failed, missing, framed = false }: PrivateErrorProps) {
  const error = useRouteError();
  const here = useLocation();
  const { revalidate, state } = useRevalidator();
  const name = <title>{`${title} · Martelo`}</title>;
  const Frame = framed ? Fragment : Container;
  if (error instanceof AccessRestricted)
    return (
      <Frame>
        {name}
        <EmptyState
          headingLevel={1}
          title="Acesso Restrito"
          description={
            error.signedIn
              ? `Esta área é de contas de ${kinds[error.requiredRole]}. Entre com uma delas.`
              : restricted
          }
          action={
            <ButtonLink
              href={withReturnTo(
                error.signedIn ? signInOf(error.requiredRole) : forProfile(paths.signIn, error.requiredRole),
                here,
              )}
              tone="accent"
            >
              Fazer Login
            </ButtonLink>
          }
        />
      </Frame>
    );
  // The way to the sign-in is taken already (AUTH-08).
  if (error instanceof ApiError && error.status === unauthorized) return name;
  const { failure } = toFailure(error);
  if (failure === 'missing' && missing)
    return (
      <Frame>
        {name}
        <EmptyState
          headingLevel={1}
          title={missing.title}
          description={missing.description}
          action={<ButtonLink href={missing.href}>{missing.label}</ButtonLink>}
        />
      </Frame>
    );
  const lost = failure === 'offline' || failure === 'timeout';
  return (
    <Frame>
      {name}
      <ErrorState
        headingLevel={1}
        title={failed}
        {...(lost && { description: sentenceOf(error) })}
        onRetry={() => void revalidate()}
        {...(state === 'loading' && { retryLabel: 'Tentando…' })}
      />
    </Frame>
  );
}
