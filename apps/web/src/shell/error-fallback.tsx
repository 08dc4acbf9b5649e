import { Container } from '@martelo/ui/container';
import { ErrorState } from '@martelo/ui/error-state';
import { useRevalidator, useRouteError } from 'react-router-dom';

import { toFailure } from '../lib/failure.ts';

/** The last resort for whatever no screen caught (SHELL-10). */
export function ErrorFallback() {
  const { failure } = toFailure(useRouteError());
  const { revalidate } = useRevalidator();
  return (
    <Container>
      <title>Algo deu errado · Martelo</title>
      <ErrorState
        title="Algo deu errado"
        description={
          failure === 'offline'
            ? 'Sem conexão com a internet. Verifique sua rede e tente novamente.'
            : 'Ocorreu um erro inesperado.'
        }
        onRetry={() => void revalidate()}
      />
    </Container>
  );
}
