import type { ListPage } from '@martelo/api-client';
import type { ListFilters } from '@martelo/domain/list-filters';

import { foldReading } from './active-chips.ts';

type Fields = Record<string, unknown>;

/**
 * A change that was made of the `shown` filters, as one of those in force, which a slow device may not show yet: of
 * several values it adds and takes away its own alone, and what it left as it was it leaves as it is. What was read out
 * of the `keyword` is stated first.
 */
export const rebase =
  (change: Partial<ListFilters>, shown: ListFilters, keyword: string, page: Pick<ListPage, 'reading'>) =>
  (inForce: ListFilters): ListFilters => {
    const next = { ...(inForce.keyword === keyword ? foldReading(inForce, page) : inForce), page: 1 };
    for (const [name, value] of Object.entries(change)) {
      const old: unknown = shown[name as keyof ListFilters];
      const now: unknown = next[name as keyof ListFilters];
      if (value === old) continue;
      (next as Fields)[name] = Array.isArray(value)
        ? mergeValues(value, old as Values, now as Values)
        : value;
    }
    return next;
  };

type Values = readonly unknown[];

const mergeValues = (chosen: Values, old: Values, now: Values): Values =>
  [...new Set([...chosen, ...now])].filter(
    (one) => !old.includes(one) || (chosen.includes(one) && now.includes(one)),
  );
