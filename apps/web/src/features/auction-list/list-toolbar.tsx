import type { ListPage } from '@martelo/api-client';
import type { ListFilters } from '@martelo/domain/list-filters';
import { Button } from '@martelo/ui/button';
import { Hidden } from '@martelo/ui/hidden';
import { Inline, InlineItem } from '@martelo/ui/inline';
import { PaginationSummary } from '@martelo/ui/pagination-summary';
import { SortSelect } from '@martelo/ui/sort-select';
import { useSetAtom } from 'jotai';
import { SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode, startTransition, useCallback, useState } from 'react';

import { fetchEarly, lazyOverlay } from '../../lib/lazy-part.tsx';
import { loadScript } from '../../lib/load-script.ts';
import { filtersAtom } from './filters.atoms.ts';
import { ListView, StatisticsButton } from './list-toolbar-view.tsx';
import { useFocusOnSummary } from './use-focus-on-summary.ts';

import * as styles from './list-filters.css.ts';

const loadSheet = () => import('./filters-sheet.tsx');
const FiltersSheet = lazyOverlay(async () => (await loadScript(loadSheet)).FiltersSheet);

interface ListToolbarProps {
  filters: ListFilters;
  /** How many of them are set. */
  count: number;
  page: ListPage;
  hidePropertyType: boolean;
  busy: boolean;
  /** Links to the same filters elsewhere. */
  ways: ReactNode;
  /** null is as the screen allows: shown from tablets up. */
  showStatistics: boolean | null;
  onStatistics: (show: boolean) => void;
}

/** Count, filters on phones, statistics, sort, view and refresh (LIST-02). */
export function ListToolbar({
  filters,
  count,
  page,
  hidePropertyType,
  busy,
  ways,
  showStatistics,
  onStatistics,
}: ListToolbarProps) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const openSheet = useCallback(() => setSheetOpen(true), []);
  const { order, view, page: current } = filters;
  const summary = useFocusOnSummary(filters, page);
  return (
    <>
      <Inline gap="xxsmall" className={styles.ways}>
        {ways}
        <StatisticsButton show={showStatistics} onShow={onStatistics} />
      </Inline>
      <Inline className={styles.toolbar}>
        <Inline justify="between" className={styles.count}>
          <div
            ref={summary}
            tabIndex={-1}
            role="status"
            aria-live="polite"
            aria-label="Página da lista"
            className={styles.summary}
          >
            <PaginationSummary {...page.pagination} />
          </div>
          <ListView view={view} page={current} list={page} />
        </Inline>
        <ToolbarControls order={order} count={count} onFilters={openSheet} />
      </Inline>
      {sheetOpen && (
        <FiltersSheet {...{ filters, page, hidePropertyType, busy }} onOpenChange={setSheetOpen} />
      )}
    </>
  );
}

interface ToolbarControlsProps extends Pick<ListFilters, 'order'>, Pick<ListToolbarProps, 'count'> {
  onFilters: () => void;
}

/** The list's controls; rendered again only when their props change. */
const ToolbarControls = memo(function ToolbarControls({ order, count, onFilters }: ToolbarControlsProps) {
  const change = useSetAtom(filtersAtom);
  return (
    <Inline className={styles.controls}>
      <Hidden above="desktop">
        <Button
          onClick={onFilters}
          onPointerEnter={() => fetchEarly(loadSheet)}
          onFocus={() => fetchEarly(loadSheet)}
          aria-haspopup="dialog"
        >
          <SlidersHorizontal aria-hidden size={16} />
          {count > 0 ? `Filtros (${count})` : 'Filtros'}
        </Button>
      </Hidden>
      <InlineItem size="select">
        <SortSelect value={order} onValueChange={(next) => startTransition(() => change({ order: next }))} />
      </InlineItem>
    </Inline>
  );
});
