import type { ListPage } from '@martelo/api-client';
import type { ListFilters } from '@martelo/domain/list-filters';
import { Stack } from '@martelo/ui/stack';
import { useDeferredValue, useMemo, useState } from 'react';

import { type ListPath, paths } from '../../paths.ts';
import { DeferredHydration } from '../../lib/deferred-hydration.tsx';
import { activeChips, foldReading } from './active-chips.ts';
import { ListResultsPage } from './list-results-page.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { SameFilters } from './same-filters.tsx';

interface ListResultsProps {
  path: ListPath;
  filters: ListFilters;
  page: ListPage;
  busy: boolean;
  /** The visible part of the map, which the other pages keep. */
  area?: string | null;
}

/** What the filters leave: figures, cards and the way to the other pages. */
export function ListResults({ path, filters, page, busy, area = null }: ListResultsProps) {
  const [showStatistics, setShowStatistics] = useState<boolean | null>(null);
  // A pressed control answers first; what is rendered of it below follows.
  const settled = useDeferredValue(filters);
  const understood = useMemo(() => foldReading(settled, page), [settled, page]);
  const onLandPage = path === paths.land;
  const chips = useMemo(
    () => activeChips(settled, page).filter(({ id }) => !(onLandPage && id === 'property')),
    [settled, page, onLandPage],
  );
  const ways = useMemo(
    () => <SameFilters path={path} filters={settled} understood={understood} />,
    [path, settled, understood],
  );
  return (
    <Stack as="section" id="resultados" tabIndex={-1} aria-label="Resultados" aria-busy={busy}>
      <ListToolbar
        {...{ filters, page, busy, ways, showStatistics }}
        count={chips.length}
        hidePropertyType={onLandPage}
        onStatistics={setShowStatistics}
      />
      <DeferredHydration>
        <ListResultsPage {...{ path, page, chips, area, showStatistics }} filters={settled} />
      </DeferredHydration>
    </Stack>
  );
}
