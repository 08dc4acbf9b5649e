import type { ListPage } from '@martelo/api-client';
import type { ListFilters } from '@martelo/domain/list-filters';
import { FilterPanel } from '@martelo/ui/filter-panel';
import { useSetAtom } from 'jotai';
import { startTransition, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { foldReading } from './active-chips.ts';
import { filtersAtom } from './filters.atoms.ts';
import { rebase } from './rebase.ts';

import * as styles from './list-filters.css.ts';

interface ListFiltersProps {
  filters: ListFilters;
  page: ListPage;
  /** The page of land has its kind of property in its address. */
  hidePropertyType: boolean;
  busy: boolean;
}

/** The filter panel over the address: it shows what was read out of the keyword too, and states it on any change. */
export function ListFilterPanel({ filters, page, hidePropertyType, busy }: ListFiltersProps) {
  const change = useSetAtom(filtersAtom);
  const folded = useMemo(() => foldReading(filters, page), [filters, page]);
  const { pathname } = useLocation();
  const { keyword } = filters;
  // The control that was pressed shows it before all of the panel does.
  const apply = useCallback(
    (next: Partial<ListFilters>, shown: ListFilters) =>
      startTransition(() => change(rebase(next, shown, keyword, page), pathname)),
    [change, keyword, page, pathname],
  );
  return (
    <FilterPanel
      filters={folded}
      facets={page.facets}
      hidePropertyType={hidePropertyType}
      loading={busy}
      onFiltersChange={apply}
    />
  );
}

/** The panel as a column of its own, from tablets up. */
export function ListFiltersAside(props: ListFiltersProps) {
  return (
    <aside className={styles.aside} aria-label="Filtros">
      <ListFilterPanel {...props} />
    </aside>
  );
}
