import type { CalendarDate } from '@martelo/domain/auction';
import { stateOfCity, wholeStates } from '@martelo/domain/list-filters';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { isInRegion } from '../auctions/regions.ts';
import type { SearchFilters } from '../auctions/search-filters.ts';
import { maxAuctioneers, maxKinds, maxNeighborhoods, mostFrequent } from './most-frequent.ts';
import type { Names } from './names.ts';
import type { Counts } from './search.ts';

/** The states that what was found may be in: those are counted whatever place is chosen. */
function statesFound({ states }: Counts, filters: SearchFilters): number[] {
  const { region, cityIds } = filters;
  const chosen = new Set([...wholeStates(filters), ...cityIds.map(stateOfCity)]);
  const isChosen = (id: number) => (chosen.size > 0 ? chosen.has(id) : !region || isInRegion(region, id));
  return states.map(({ value }) => value).filter(isChosen);
}

/** The names of what a list's facets show, in one statement. */
export async function readNames(database: Database, counts: Counts, filters: SearchFilters): Promise<Names> {
  const { facets, neighborhoods } = counts;
  const kinds = mostFrequent(facets.kind, maxKinds, filters.kinds).map(({ value }) => String(value));
  const auctioneers = mostFrequent(facets.auctioneer, maxAuctioneers, filters.auctioneerIds).map(
    ({ value }) => Number(value),
  );
  const places = neighborhoods.toSorted((a, b) => b.n - a.n).slice(0, maxNeighborhoods * 2);
  const { rows } = await sql<{
    kinds: [string, string][] | null;
    sources: [number, string, string, CalendarDate | null][] | null;
    auctioneers: [number, string][] | null;
    neighborhoods: [number, string, string][] | null;
  }>`${prepared('facet-names')} select
    (select json_agg(json_build_array(kind, label)) from search_kinds where kind = any ((select ${kinds}::text[])::text[])) as kinds,
    (select json_agg(json_build_array(id, code, name,
      (select max(list_date) from standing_lists l where l.source_id = sources.id and (l.scope = '{}' or l.scope && of_states))))
      from sources, (select array_agg(uf::text) as of_states from states
        where id = any ((select ${statesFound(counts, filters)}::smallint[])::smallint[])) as found) as sources,
    (select json_agg(json_build_array(id, name)) from auctioneers where id = any ((select ${auctioneers}::bigint[])::bigint[])) as auctioneers,
    (select json_agg(json_build_array(k.city_id, k.neighborhood, k.label)) from counts_by_neighborhood k
      join unnest((select ${places.map(({ cityId }) => cityId)}::integer[]), (select ${places.map(({ name }) => name)}::text[])) as p (city_id, name)
        on p.city_id = k.city_id and p.name = k.neighborhood) as neighborhoods`.execute(database);
  const found = rows[0]!;
  return {
    kinds: new Map(found.kinds ?? []),
    sources: new Map(
      (found.sources ?? []).map(([id, code, name, listDate]) => [id, { code, name, listDate }]),
    ),
    auctioneers: new Map(found.auctioneers ?? []),
    neighborhoods: new Map(
      (found.neighborhoods ?? []).map(([cityId, name, label]) => [`${cityId}:${name}`, label]),
    ),
  };
}
