import { Container } from '@martelo/ui/container';
import { ErrorState } from '@martelo/ui/error-state';
import { useRevalidator, useRouteError } from 'react-router-dom';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';

/** A page of the way in whose call failed, with another try. */
export function EntryError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return (
    <Container>
      <title>Algo deu errado · Martelo</title>
      <ErrorState
        headingLevel={1}
        title="Não foi possível abrir esta página."
        description={sentenceOf(error)}
        onRetry={() => void revalidate()}
        {...(state === 'loading' && { retryLabel: 'Tentando…' })}
      />
    </Container>
  );
}
