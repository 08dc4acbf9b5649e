import { parseFilters } from '@martelo/domain/list-url';
import { Columns } from '@martelo/ui/columns';
import { Container } from '@martelo/ui/container';
import { SkipLink } from '@martelo/ui/skip-link';
import { Stack } from '@martelo/ui/stack';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';

import { listAuctions } from '../features/auction-list/list.calls.ts';
import { filtersAtom } from '../features/auction-list/filters.atoms.ts';
import { ListFailed, ListNotRenewed } from '../features/auction-list/list-failed.tsx';
import { ListFiltersAside } from '../features/auction-list/list-filters.tsx';
import { ListHeader } from '../features/auction-list/list-header.tsx';
import { ListResults } from '../features/auction-list/list-results.tsx';
import { areaName, parseArea, stringifyArea } from '../features/map/map-area.ts';
import { listMapClusters } from '../features/map/map.calls.ts';
import { MapPart } from '../features/map/map-part.tsx';
import { apiFor, isServerContext } from '../lib/api.ts';
import { toFailure } from '../lib/failure.ts';
import { NoScript } from '../lib/no-script.tsx';
import { isWide } from '../lib/screen.ts';
import { paths } from '../paths.ts';

import * as styles from '../features/auction-list/list-filters.css.ts';

const title = 'Busca por mapa';
/** Pixels that the map is wide on a desktop and on a phone. */
const widths = { wide: 840, narrow: 358 } as const;

const areaOf = (search: string) => parseArea(new URLSearchParams(search).get(areaName));

/** The list of the same address, and where its auctions are (INFO-07). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const { signal } = request;
  const api = apiFor(context);
  const filters = parseFilters(searchParams);
  const area = areaOf(search);
  const width = isServerContext(context) || isWide() ? widths.wide : widths.narrow;
  // Without the places the list stands by itself.
  const [page, placed] = await Promise.all([
    listAuctions(api, filters, signal, area ? { area: stringifyArea(area) } : {}),
    listMapClusters(api, filters, { area, width }, signal).catch(toFailure),
  ]);
  return { page, placed, width };
}

type Shown = Awaited<ReturnType<typeof loader>>;

/** The list and its places that were shown last: they stay when newer ones fail to load (VISIT-01). */
const shownAtom = atom<Shown | null>(null);

interface MapViewProps extends Shown {
  /** Stands in front of the map. */
  notice?: ReactNode;
}

function MapView({ page, placed, width, notice }: MapViewProps) {
  const { search } = useLocation();
  const filters = useAtomValue(filtersAtom);
  const busy = useNavigation().state === 'loading';
  const { revalidate } = useRevalidator();
  // The server knows no width: a phone requests marks again, with room between them.
  useEffect(() => {
    if (width === widths.wide && !isWide()) void revalidate();
  }, [width, revalidate]);
  const area = areaOf(search);
  return (
    <Container gap="large" above="large" below="large">
      <ListHeader title={title} path={paths.map} filters={filters} page={page} />
      {notice}
      <SkipLink href="#resultados" label="Ir para os resultados" className={styles.skip} />
      <Columns sizes="filter-rest" align="start">
        <ListFiltersAside filters={filters} page={page} hidePropertyType={false} busy={busy} />
        <Stack gap="large">
          <NoScript>O mapa precisa do JavaScript ativado no navegador. A lista funciona sem ele.</NoScript>
          <MapPart filters={filters} placed={placed} area={area} busy={busy} />
          <ListResults
            path={paths.map}
            filters={filters}
            page={page}
            busy={busy}
            area={area && stringifyArea(area)}
          />
        </Stack>
      </Columns>
    </Container>
  );
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const note = useSetAtom(shownAtom);
  useEffect(() => note(data), [note, data]);
  return <MapView {...data} />;
}

export function ErrorBoundary() {
  const shown = useAtomValue(shownAtom);
  return shown ? <MapView {...shown} notice={<ListNotRenewed />} /> : <ListFailed title={title} />;
}
