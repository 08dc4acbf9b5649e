import { Button } from '@martelo/ui/button';
import { EmptyState } from '@martelo/ui/empty-state';
import { ErrorState } from '@martelo/ui/error-state';
import { Inline } from '@martelo/ui/inline';
import { Pagination } from '@martelo/ui/pagination';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { ViewToggle } from '@martelo/ui/view-toggle';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { useFocusOnceEmptied } from '../../lib/use-focus-once-emptied.ts';
import type { Settled } from '../../lib/use-settled.ts';
import { favoriteKeysAtom } from '../favorites/favorites.atoms.ts';
import { messages } from './messages.ts';
import { OpportunitiesLoading } from './opportunities-loading.tsx';
import type { OpportunitiesPage, Tab } from './opportunities.calls.ts';
import { OpportunityFigures } from './opportunity-figures.tsx';
import { OpportunityFilterBar } from './opportunity-filter-bar.tsx';
import { isFiltering, noFilters, type OpportunityFilters } from './opportunity-filters.ts';
import { OpportunityList } from './opportunity-list.tsx';
import { OpportunityTabs } from './opportunity-tabs.tsx';
import { useDismissals } from './use-dismissals.ts';
import { without } from './without.ts';

import * as styles from './opportunities.css.ts';

interface OpportunitiesViewProps {
  tab: Tab;
  filters: OpportunityFilters;
  page: Settled<OpportunitiesPage>;
  hrefOf: (filters: OpportunityFilters) => string;
  onFilters: (change: Partial<OpportunityFilters>) => void;
  reload: () => void;
}

/** Figures, tabs, filters and what they leave (OPP-01 to OPP-04). */
export function OpportunitiesView({ tab, filters, page, hrefOf, onFilters, reload }: OpportunitiesViewProps) {
  const favorites = useAtomValue(favoriteKeysAtom);
  const dismissals = useDismissals(tab, reload);
  const known = page.value && without(page.value, dismissals.moved, favorites);
  const filtering = isFiltering(filters);
  const results = useRef<HTMLElement>(null);
  const hasCards = known && known.items.length > 0 && (tab !== 'dismissed' || known.pagination.total > 0);
  useFocusOnceEmptied(results, hasCards);
  // Nothing to count or to filter. The figures are the whole tab's, also while another list is on its way.
  const isBare = known?.stats.total === 0 && !hasCards && !filtering;
  const clear = () => {
    // The button goes with what it takes off.
    results.current?.focus({ preventScroll: true });
    onFilters({ ...noFilters, view: filters.view });
  };
  return (
    <>
      {!isBare && <OpportunityFigures stats={known?.stats ?? null} />}
      <OpportunityTabs tab={tab} />
      {!isBare && <OpportunityFilterBar filters={filters} onChange={onFilters} />}
      <Stack
        as="section"
        ref={results}
        tabIndex={-1}
        aria-label="Resultados"
        aria-busy={page.pending}
        className={styles.results}
      >
        {page.pending && !known && <OpportunitiesLoading />}
        {!page.pending && page.error !== null && (
          <ErrorState title={messages.loadFailed} description={sentenceOf(page.error)} onRetry={reload} />
        )}
        {known && (
          <>
            {(!isBare || page.pending) && (
              <Inline justify="between">
                <Text role="status" size="small" color="muted" tabular>
                  {page.pending ? messages.loading : messages.found(known.pagination.total)}
                </Text>
                <ViewToggle value={filters.view} onValueChange={(view) => onFilters({ view })} />
              </Inline>
            )}
            {hasCards ? (
              <OpportunityList {...{ tab, dismissals, reload }} items={known.items} view={filters.view} />
            ) : (
              <EmptyState
                title={messages.empty}
                description={filtering ? messages.emptyFiltered : messages.emptyOf[tab]}
                action={filtering && <Button onClick={clear}>Limpar filtros</Button>}
              />
            )}
            <Pagination
              page={known.pagination.page}
              lastPage={known.pagination.lastPage}
              hrefOf={(target) => hrefOf({ ...filters, page: target })}
            />
          </>
        )}
      </Stack>
    </>
  );
}
