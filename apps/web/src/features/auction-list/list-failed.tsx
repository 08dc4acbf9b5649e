import { Button } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { ErrorState } from '@martelo/ui/error-state';
import { Grid } from '@martelo/ui/grid';
import { Heading } from '@martelo/ui/heading';
import { Notice } from '@martelo/ui/notice';
import { useRouteError } from 'react-router-dom';

import { toFailure } from '../../lib/failure.ts';
import { AuctionCards } from './auction-cards.tsx';
import { messages as shared } from '../../lib/messages.ts';
import { useRetry } from '../../lib/use-retry.ts';
import { messages } from './messages.ts';
import { sampleAuctions } from './sample-auctions.ts';

const reasons = { offline: shared.offline, timeout: shared.timeout } as const;

/** What cards are shown stands as it was: the newer list failed to load (VISIT-01). */
export function ListNotRenewed() {
  const { failure } = toFailure(useRouteError());
  const { retry, retrying } = useRetry();
  return (
    <Notice
      tone="caution"
      title={messages.listFailed}
      role="alert"
      action={
        <Button size="small" loading={retrying} onClick={retry}>
          {shared.retry}
        </Button>
      }
    >
      {failure === 'offline' || failure === 'timeout' ? reasons[failure] : ''} Abaixo está a lista anterior,
      sem o que você acaba de escolher.
    </Notice>
  );
}

/** The list failed to load: says so, offers to try again, and shows samples that are marked as such (LIST-08). */
export function ListFailed({ title }: { title: string }) {
  const { failure } = toFailure(useRouteError());
  const { retry, retrying } = useRetry();
  const reason = failure === 'offline' || failure === 'timeout' ? reasons[failure] : undefined;
  return (
    <Container gap="large" above="large" below="large">
      <title>{`${title} · Martelo`}</title>
      <Heading headingLevel={1}>{title}</Heading>
      <ErrorState
        title={messages.listFailed}
        {...(reason && { description: reason })}
        onRetry={retry}
        retryLabel={retrying ? 'Tentando…' : shared.retry}
      />
      <Notice tone="caution" title="Exemplos">
        Os leilões abaixo são exemplos inventados, que mostram como a lista aparece. Nenhum deles existe.
      </Notice>
      <Grid columns={{ phone: 2, wide: 3 }} gap="large">
        <AuctionCards auctions={sampleAuctions} headingLevel={2} withoutHeart />
      </Grid>
    </Container>
  );
}
