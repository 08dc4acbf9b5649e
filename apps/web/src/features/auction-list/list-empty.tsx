import type { ListFilters } from '@martelo/domain/list-filters';
import { Button } from '@martelo/ui/button';
import { EmptyState } from '@martelo/ui/empty-state';

import { lazyPart } from '../../lib/lazy-part.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { ActiveChip } from './active-chips.ts';
import { messages } from './messages.ts';

interface ListEmptyProps {
  filters: ListFilters;
  /** One for each filter that is on. */
  chips: readonly ActiveChip[];
  /** The visible part of the map. */
  area: string | null;
  /** The address of the same list with other filters. */
  hrefOf: (filters: ListFilters) => string;
  onClear: () => void;
}

const FewerFilters = lazyPart(async () => (await import('./fewer-filters.tsx')).FewerFilters);

/** A matrícula or a court case by its number, which most lists do not have. */
const numberSought = /(?:matr[ií]cula|processo)\D{0,6}\d/i;

function textOf({ filters, chips, area }: Pick<ListEmptyProps, 'filters' | 'chips' | 'area'>): string {
  if (numberSought.test(filters.keyword)) return messages.numberText;
  return area === null || chips.length > 0 ? messages.emptyText : messages.emptyAreaText;
}

/**
 * Nothing there, and each way to something: no filter, one filter less (LIST-08, FILTER-07). The map itself leads back
 * to all of Brazil.
 */
export function ListEmpty({ filters, chips, area, hrefOf, onClear }: ListEmptyProps) {
  const hydrated = useHydrated();
  return (
    <>
      <EmptyState
        title={messages.emptyTitle}
        description={textOf({ filters, chips, area })}
        action={
          (area === null || chips.length > 0) && (
            <Button tone="accent" onClick={onClear}>
              Limpar filtros
            </Button>
          )
        }
      />
      {chips.length > 1 && hydrated && (
        <FewerFilters key={hrefOf(filters)} chips={chips} area={area} hrefOf={hrefOf} />
      )}
    </>
  );
}
