import type { ListFilters } from '@martelo/domain/list-filters';
import { stringifyFilters } from '@martelo/domain/list-url';
import { ButtonLink } from '@martelo/ui/button';
import { Inline } from '@martelo/ui/inline';
import { BellPlus, List, Map as MapIcon } from 'lucide-react';

import { type ListPath, paths } from '../../paths.ts';

interface SameFiltersProps {
  path: ListPath;
  filters: ListFilters;
  /** The same with what was read out of the sentence, which alerts do not read. */
  understood: ListFilters;
}

/**
 * The same filters elsewhere: on the map or as a list, and as an alert, which asks a visitor to log in and comes back.
 */
export function SameFilters({ path, filters, understood }: SameFiltersProps) {
  const firstPage = { ...filters, page: 1 };
  return (
    <Inline as="nav" gap="xxsmall" aria-label="Com os mesmos filtros">
      {path === paths.map ? (
        <ButtonLink
          href={paths.list(paths.auctions, firstPage)}
          variant="quiet"
          size="small"
          startIcon={List}
        >
          Ver como lista
        </ButtonLink>
      ) : (
        <ButtonLink href={paths.list(paths.map, firstPage)} variant="quiet" size="small" startIcon={MapIcon}>
          Ver no mapa
        </ButtonLink>
      )}
      <ButtonLink
        href={`${paths.alerts}?criar=1&${stringifyFilters({ ...understood, page: 1 })}`}
        variant="quiet"
        size="small"
        startIcon={BellPlus}
      >
        Criar alerta
      </ButtonLink>
    </Inline>
  );
}
