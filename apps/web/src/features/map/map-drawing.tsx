import type { AuctionMapProps } from '@martelo/ui/auction-map';
import { ErrorState } from '@martelo/ui/error-state';
import { Skeleton } from '@martelo/ui/skeleton';
import { VisuallyHidden } from '@martelo/ui/visually-hidden';

import type { Failure } from '../../lib/failure.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { loadScript } from '../../lib/load-script.ts';
import { messages } from '../../lib/messages.ts';

interface MapDrawingProps extends AuctionMapProps {
  /** Where its script failed to load. */
  onRetry: () => void;
}

/** The map, whose code comes after the page. */
export const MapDrawing = lazyPart<MapDrawingProps>(
  async () => {
    const { AuctionMap } = await loadScript(() => import('@martelo/ui/auction-map'));
    return function Drawing({ onRetry: _onRetry, ...map }) {
      return <AuctionMap {...map} />;
    };
  },
  { meanwhile: MapComing, instead: MapFailed },
);

export function MapComing() {
  return (
    <>
      <Skeleton shape="block" />
      <VisuallyHidden>Carregando o mapa…</VisuallyHidden>
    </>
  );
}

const reasons = { offline: messages.offline, timeout: messages.timeout } as const;

interface MapFailedProps {
  onRetry: () => void;
  retrying?: boolean | undefined;
  failure?: Failure['failure'] | undefined;
}

/** The list below stands without the map (SHELL-10). */
export function MapFailed({ onRetry, retrying, failure }: MapFailedProps) {
  const reason = failure === 'offline' || failure === 'timeout' ? reasons[failure] : undefined;
  return (
    <ErrorState
      title="Não foi possível carregar o mapa."
      description={reason ?? 'A lista abaixo mostra os mesmos leilões.'}
      onRetry={onRetry}
      {...(retrying && { retryLabel: 'Tentando…' })}
    />
  );
}
