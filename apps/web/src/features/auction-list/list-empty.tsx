import type { ListFilters } from '@martelo/domain/list-filters';
import { Button, ButtonLink } from '@martelo/ui/button';
import { EmptyState } from '@martelo/ui/empty-state';
import { Inline } from '@martelo/ui/inline';

import { lazyPart } from '../../lib/lazy-part.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { ActiveChip } from './active-chips.ts';
import { messages } from './messages.ts';

interface ListEmptyProps {
  filters: ListFilters;
  /** One for each filter that is on. */
  chips: readonly ActiveChip[];
  /** The part of the map that is looked at. */
  area: string | null;
  /** The address of the same list with other filters, or all over Brazil. */
  hrefOf: (filters: ListFilters, everywhere?: boolean) => string;
  onClear: () => void;
}

const FewerFilters = lazyPart(async () => (await import('./fewer-filters.tsx')).FewerFilters);

/** A matrícula or a court case by its number, which most lists do not tell. */
const numberAsked = /(?:matr[ií]cula|processo)\D{0,6}\d/i;

function textOf({ filters, chips, area }: Pick<ListEmptyProps, 'filters' | 'chips' | 'area'>): string {
  if (numberAsked.test(filters.keyword)) return messages.numberText;
  if (area === null) return messages.emptyText;
  return chips.length > 0 ? messages.emptyFilteredAreaText : messages.emptyAreaText;
}

/** Nothing there, and each way to something: all of Brazil, no filter, one filter less (LIST-08, FILTER-07). */
export function ListEmpty({ filters, chips, area, hrefOf, onClear }: ListEmptyProps) {
  const hydrated = useHydrated();
  return (
    <>
      <EmptyState
        title={messages.emptyTitle}
        description={textOf({ filters, chips, area })}
        action={
          <Inline justify="center">
            {area !== null && (
              <ButtonLink href={hrefOf(filters, true)} tone="accent">
                Ver o Brasil inteiro
              </ButtonLink>
            )}
            {(area === null || chips.length > 0) && (
              <Button {...(area === null && { tone: 'accent' })} onClick={onClear}>
                Limpar filtros
              </Button>
            )}
          </Inline>
        }
      />
      {chips.length > 1 && hydrated && (
        <FewerFilters key={hrefOf(filters)} chips={chips} area={area} hrefOf={hrefOf} />
      )}
    </>
  );
}
