import { Container } from '@martelo/ui/container';
import { ErrorState } from '@martelo/ui/error-state';
import { useRevalidator, useRouteError } from 'react-router-dom';

import { toFailure } from '../../lib/failure.ts';
import { messages as words } from '../../lib/messages.ts';
import { messages } from './messages.ts';

/** The search failed: says so and offers a retry; the search stays in the address (SEARCH-03). */
export function SearchFailed() {
  const { failure } = toFailure(useRouteError());
  const { revalidate, state } = useRevalidator();
  return (
    <Container gap="large" above="large" below="large">
      <title>{`${messages.title} · Martelo`}</title>
      <ErrorState
        headingLevel={1}
        title={messages.failed}
        {...(failure === 'timeout' && { description: words.timeout })}
        onRetry={() => void revalidate()}
        retryLabel={state === 'loading' ? 'Tentando…' : words.retry}
      />
    </Container>
  );
}
