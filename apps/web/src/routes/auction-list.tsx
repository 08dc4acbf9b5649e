import type { ListPage } from '@martelo/api-client';
import { Columns } from '@martelo/ui/columns';
import { Container } from '@martelo/ui/container';
import { SkipLink } from '@martelo/ui/skip-link';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router-dom';

import { filtersAtom } from '../features/auction-list/filters.atoms.ts';
import { ListFailed, ListNotRenewed } from '../features/auction-list/list-failed.tsx';
import { ListHeader } from '../features/auction-list/list-header.tsx';
import { ListFiltersAside } from '../features/auction-list/list-filters.tsx';
import { ListResults } from '../features/auction-list/list-results.tsx';
import { filtersOf } from '../features/auction-list/list-place.ts';
import { listTitle } from '../features/auction-list/list-title.ts';
import { DeferredHydration } from '../lib/deferred-hydration.tsx';
import { loadScript } from '../lib/load-script.ts';
import { NoScript } from '../lib/no-script.tsx';
import { type ListPath, paths } from '../paths.ts';

import * as styles from '../features/auction-list/list-filters.css.ts';

export async function loader(args: LoaderFunctionArgs): Promise<ListPage> {
  const { loadList } = await loadScript(() => import('../features/auction-list/load-list.ts'));
  return loadList(args);
}

/** The list that was shown last: it stays when a newer one fails to load (VISIT-01). */
const shownAtom = atom<{ pathname: string; page: ListPage } | null>(null);

interface ListViewProps {
  page: ListPage;
  /** Stands in front of the list. */
  notice?: ReactNode;
}

function ListView({ page, notice }: ListViewProps) {
  const { pathname } = useLocation();
  const requested = useAtomValue(filtersAtom);
  const filters = useMemo(() => filtersOf(pathname, requested), [pathname, requested]);
  // A pressed control answers first; what is rendered of it elsewhere follows.
  const settled = useDeferredValue(filters);
  const busy = useNavigation().state === 'loading';
  const path = pathname as ListPath;
  return (
    <Container gap="medium" above="large" below="large">
      <ListHeader title={listTitle(path, settled)} path={path} filters={settled} page={page} />
      {notice}
      <NoScript>
        Filtros, ordem e favoritos precisam do JavaScript ativado no navegador. A busca funciona sem ele.
      </NoScript>
      <SkipLink href="#resultados" label="Ir para os resultados" className={styles.skip} />
      <Columns sizes="filter-rest" align="start">
        {/* Taken over by itself, after what stands above it or when it is pressed: a phone does not show it. */}
        <DeferredHydration>
          <ListFiltersAside
            filters={filters}
            page={page}
            hidePropertyType={path === paths.land}
            busy={busy}
          />
        </DeferredHydration>
        <ListResults path={path} filters={filters} page={page} busy={busy} />
      </Columns>
    </Container>
  );
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const note = useSetAtom(shownAtom);
  useEffect(() => note({ pathname, page }), [note, pathname, page]);
  return <ListView page={page} />;
}

export function ErrorBoundary() {
  const { pathname } = useLocation();
  const shown = useAtomValue(shownAtom);
  const filters = filtersOf(pathname, useAtomValue(filtersAtom));
  if (shown?.pathname === pathname) return <ListView page={shown.page} notice={<ListNotRenewed />} />;
  return <ListFailed title={listTitle(pathname as ListPath, filters)} />;
}
