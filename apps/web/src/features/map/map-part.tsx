import { formatNumber } from '@martelo/domain/numbers';
import { inCity } from '@martelo/domain/place-words';
import { changeCities, type ListFilters } from '@martelo/domain/list-filters';
import type { MapBounds } from '@martelo/ui/auction-map';
import { Button } from '@martelo/ui/button';
import { Inline } from '@martelo/ui/inline';
import { Link } from '@martelo/ui/link';
import { Stack } from '@martelo/ui/stack';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';

import type { Failure } from '../../lib/failure.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { searchAtom } from '../auction-list/filters.atoms.ts';
import type { PlacedAuctions, PlacedCluster } from './map.calls.ts';
import { areaName, stringifyArea } from './map-area.ts';
import { MapComing, MapDrawing, MapFailed } from './map-drawing.tsx';

import * as styles from './map-part.css.ts';

interface MapPartProps {
  filters: ListFilters;
  /** Or why they failed to load. */
  placed: PlacedAuctions | Failure;
  area: MapBounds | null;
  busy: boolean;
}

/** The map itself, which comes after the page: what it shows is in the address, and the list below shows the same. */
export function MapPart({ filters, placed, area, busy }: MapPartProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const store = useStore();
  const [selected, setSelected] = useState<PlacedCluster | null>(null);
  const [turn, setTurn] = useState(0);
  const seen = useRef<string>(null);
  const frame = useRef<HTMLDivElement>(null);
  // The button goes with the area that it ends or the error that it answers, and leaves the focus to the map.
  useEffect(() => {
    if (turn > 0) (frame.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? frame.current)?.focus();
  }, [turn]);

  const show = (next: string | null) => {
    // Of the list on its way, where a filter was pressed just before.
    const params = new URLSearchParams(store.get(searchAtom));
    params.delete(areaName);
    params.delete('pagina');
    params.delete('page');
    if (next) params.set(areaName, next);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
  };
  const move = (bounds: MapBounds) => {
    const next = stringifyArea(bounds);
    // The first report is of the area that the address or the auctions requested, plus a margin.
    if (seen.current !== null && seen.current !== next) show(next);
    seen.current = next;
  };
  const showAll = () => {
    seen.current = null;
    setSelected(null);
    setTurn((count) => count + 1);
    show(null);
  };
  const { revalidate, state } = useRevalidator();
  const retry = () => {
    setTurn((count) => count + 1);
    if ('failure' in placed) void revalidate();
  };
  const clusters = 'failure' in placed ? [] : placed.clusters;
  const current = clusters.find(({ id }) => id === selected?.id);

  return (
    <Stack gap="xsmall">
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        {'failure' in placed ? (
          <MapFailed failure={placed.failure} retrying={state === 'loading'} onRetry={retry} />
        ) : hydrated ? (
          <MapDrawing
            key={turn}
            label="Leilões no mapa"
            clusters={clusters}
            unplaced={placed.unplaced}
            bounds={area ?? undefined}
            onBoundsChange={move}
            selectedId={current?.id}
            onSelect={({ id }) => setSelected(clusters.find((one) => one.id === id) ?? null)}
            loading={busy}
            onRetry={retry}
          />
        ) : (
          <MapComing />
        )}
      </div>
      <Inline gap="small" justify="between" className={styles.foot}>
        <p role="status">{current && <Chosen cluster={current} filters={filters} />}</p>
        {area && (
          <Button variant="quiet" size="small" onClick={showAll}>
            Mostrar o Brasil inteiro
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function Chosen({ cluster, filters }: { cluster: PlacedCluster; filters: ListFilters }) {
  const { label, count, key, cityId } = cluster;
  const many = `${formatNumber(count)} ${count === 1 ? 'leilão' : 'leilões'}`;
  if (key) return <Link href={paths.auction(key)}>{`Abrir o leilão: ${label}`}</Link>;
  if (cityId === null) return `${label}: ${many}. Aproxime para separar.`;
  const list = paths.list(paths.auctions, changeCities(filters, [cityId]));
  return <Link href={list}>{`Ver na lista: ${many} ${inCity(label)}`}</Link>;
}
