import { ButtonLink } from '@martelo/ui/button';
import { Container } from '@martelo/ui/container';
import { ErrorState } from '@martelo/ui/error-state';
import { useParams, useRevalidator, useRouteError } from 'react-router-dom';

import { type Failure, toFailure } from '../../lib/failure.ts';
import { paths } from '../../paths.ts';
import { SaysNoAuction } from './auction.calls.ts';
import { messages as shared } from '../../lib/messages.ts';
import { messages } from './messages.ts';

interface Words {
  title: string;
  description?: string;
}

function wordsOf({ failure }: Failure, error: unknown): Words {
  switch (failure) {
    case 'missing':
      // A success that says it is none has words of its own; a 404 has the specification's.
      return { title: error instanceof SaysNoAuction ? error.message : messages.auctionMissing };
    case 'gone':
      return {
        title: messages.auctionGone,
        description: 'Ele terminou, saiu das listas oficiais ou foi retirado do site.',
      };
    case 'offline':
      return { title: messages.auctionFailed, description: shared.offline };
    case 'timeout':
      return { title: messages.auctionFailed, description: shared.timeout };
    default:
      return { title: messages.auctionFailed };
  }
}

const documentTitles: Partial<Record<Failure['failure'], string>> = {
  missing: 'Leilão não encontrado',
  gone: 'Leilão indisponível',
};

/** What no other try would bring. */
const isFinal = ({ failure }: Failure): boolean => failure === 'missing' || failure === 'gone';

/** Why there is no auction to show, in the words of DETAIL-07, with another try where it may help and the lists. */
export function AuctionFailed() {
  const { id } = useParams();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const failure = toFailure(error);
  const words: Words = id ? wordsOf(failure, error) : { title: messages.auctionWithoutId };
  return (
    <Container gap="medium" align="center" above="huge" below="huge">
      <title>{`${documentTitles[failure.failure] ?? 'Algo deu errado'} · Martelo`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        headingLevel={1}
        {...words}
        {...(id && !isFinal(failure) && { onRetry: () => void revalidate() })}
        retryLabel={state === 'loading' ? 'Tentando…' : shared.retry}
      />
      <ButtonLink href={paths.auctions} variant="quiet">
        Ver leilões
      </ButtonLink>
    </Container>
  );
}
