import { Container } from '@martelo/ui/container';
import { ErrorState } from '@martelo/ui/error-state';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useRouteError } from 'react-router-dom';

import { getAuction, listSimilar } from '../features/auctions/auctions.calls.ts';
import { AuctionPage } from '../features/auctions/auction-page.tsx';
import { messages } from '../features/auctions/messages.ts';
import { apiFor } from '../lib/api.ts';
import { toFailure } from '../lib/failure.ts';
import * as styles from './auction-detail.css.ts';

export async function loader({ params: { id = '' }, request: { signal }, context }: LoaderFunctionArgs) {
  const api = apiFor(context);
  const [{ auction, history }, similar] = await Promise.all([
    getAuction(api, id, signal),
    listSimilar(api, id, signal),
  ]);
  return { auction, history, similar };
}

export function Component() {
  const { auction, history, similar } = useLoaderData<typeof loader>();
  return <AuctionPage auction={auction} history={history} similar={similar} />;
}

export function ErrorBoundary() {
  const { failure } = toFailure(useRouteError());
  const { revalidate } = useRevalidator();
  const missing = failure === 'missing';
  return (
    <Container className={styles.failed}>
      <title>{`${missing ? 'Leilão não encontrado' : 'Algo deu errado'} · Martelo`}</title>
      <ErrorState
        title={missing ? messages.auctionMissing : messages.auctionFailed}
        {...(!missing && { onRetry: () => void revalidate() })}
      />
    </Container>
  );
}
