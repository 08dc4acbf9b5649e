import type { ListPage } from '@martelo/api-client';
import type { ListFilters } from '@martelo/domain/list-filters';
import { stringifyFilters } from '@martelo/domain/list-url';
import { useEffect, useEffectEvent, useRef } from 'react';

const withoutPage = (filters: ListFilters) => stringifyFilters({ ...filters, page: 1 });

/**
 * Where the focus goes with another page of the list, whose link stands below it, and where what was pressed went with
 * the filters that it took off: to 'Página 2 de 37', which is always in sight. A control that stays keeps it.
 */
export function useFocusOnSummary(filters: ListFilters, page: ListPage) {
  const summary = useRef<HTMLDivElement>(null);
  const shown = useRef({ filters: withoutPage(filters), number: page.pagination.page });
  const move = useEffectEvent((number: number) => {
    const next = { filters: withoutPage(filters), number };
    const narrowed = shown.current.filters !== next.filters;
    const turned = !narrowed && shown.current.number !== number;
    shown.current = next;
    if (turned || (narrowed && document.activeElement === document.body))
      summary.current?.focus({ preventScroll: true });
  });
  useEffect(() => move(page.pagination.page), [page]);
  return summary;
}
