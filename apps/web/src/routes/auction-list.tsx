import type { ListFilters } from '@martelo/domain/list-filters';
import { parseFilters } from '@martelo/domain/list-url';
import { Container } from '@martelo/ui/container';
import { useAtomValue } from 'jotai';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router-dom';

import { listAuctions } from '../features/auctions/auctions.calls.ts';
import { filtersAtom } from '../features/auctions/filters.atoms.ts';
import { ListFailed } from '../features/auctions/list-failed.tsx';
import { ListHeader } from '../features/auctions/list-header.tsx';
import { ListFiltersAside } from '../features/auctions/list-filters.tsx';
import { ListResults } from '../features/auctions/list-results.tsx';
import { listTitle } from '../features/auctions/list-title.ts';
import { apiFor } from '../lib/api.ts';
import { type ListPath, paths } from '../paths.ts';
import * as styles from './auction-list.css.ts';

/** What the address asks for; the page of land asks for land whatever else it says. */
function filtersOf(pathname: string, filters: ListFilters): ListFilters {
  return pathname === paths.land ? { ...filters, propertyType: 'land', subcategoryIds: [] } : filters;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return listAuctions(apiFor(context), filtersOf(pathname, parseFilters(searchParams)), request.signal);
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const filters = filtersOf(pathname, useAtomValue(filtersAtom));
  const busy = useNavigation().state === 'loading';
  const path = pathname as ListPath;
  return (
    <Container className={styles.page}>
      <ListHeader title={listTitle(path, filters)} path={path} filters={filters} page={page} />
      <div className={styles.columns}>
        <ListFiltersAside filters={filters} page={page} hidePropertyType={path === paths.land} busy={busy} />
        <ListResults path={path} filters={filters} page={page} busy={busy} />
      </div>
    </Container>
  );
}

export function ErrorBoundary() {
  const { pathname } = useLocation();
  const filters = filtersOf(pathname, useAtomValue(filtersAtom));
  return <ListFailed title={listTitle(pathname as ListPath, filters)} />;
}
