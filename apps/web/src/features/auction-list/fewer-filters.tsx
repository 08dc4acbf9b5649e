import type { ListFilters } from '@martelo/domain/list-filters';
import { ButtonLink } from '@martelo/ui/button';
import { Inline } from '@martelo/ui/inline';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { useEffect, useState } from 'react';

import { apiFor } from '../../lib/api.ts';
import type { ActiveChip } from './active-chips.ts';
import { listAuctions } from './list.calls.ts';
import { counted } from './read-notice.tsx';

interface FewerFiltersProps {
  /** One for each filter that is on. Others are another component, by `key`. */
  chips: readonly ActiveChip[];
  /** The visible part of the map. */
  area: string | null;
  /** The address of the same list with other filters. */
  hrefOf: (filters: ListFilters) => string;
}

interface Way {
  chip: ActiveChip;
  total: number;
}

/** So many are counted, and so many offered: each count is a call. */
const [maxCounted, maxOffered] = [6, 4];
/** In ms: a keyword on its way is not counted letter by letter. */
const rest = 400;

const quoted = (label: string) => (label.startsWith('“') ? label : `“${label}”`);

/**
 * Which filter alone empties the list: what there is without it, the most first (FILTER-07). Nothing where all of them
 * together do, or where it could not be counted.
 */
export function FewerFilters({ chips, area, hrefOf }: FewerFiltersProps) {
  const [ways, setWays] = useState<readonly Way[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    const count = async (chip: ActiveChip): Promise<Way> => {
      try {
        const page = await listAuctions(apiFor(), chip.without, abort.signal, { ...(area && { area }) });
        return { chip, total: page.pagination.total };
      } catch {
        return { chip, total: 0 };
      }
    };
    const countAll = async () => {
      const counts = await Promise.all(chips.slice(0, maxCounted).map(count));
      if (!abort.signal.aborted) setWays(counts.filter(({ total }) => total > 0));
    };
    const timer = setTimeout(() => void countAll(), rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [chips, area]);

  if (ways.length === 0) return null;
  const offered = ways.toSorted((a, b) => b.total - a.total).slice(0, maxOffered);
  return (
    <Stack as="section" aria-label="Um filtro a menos" align="center" gap="small">
      <Text color="muted">Um filtro a menos já basta:</Text>
      <Inline justify="center">
        {offered.map(({ chip, total }) => (
          <ButtonLink key={chip.id} href={hrefOf(chip.without)} size="small">
            Sem {quoted(chip.label)}: {counted(total)}
          </ButtonLink>
        ))}
      </Inline>
    </Stack>
  );
}
