import type { AlertFilters } from '@martelo/domain/alert-filters';
import type { DimensionNames } from '@martelo/domain/list-dimensions';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

type Pairs<Key> = [Key, string][] | null;

/** What the codes in these filters are called; queries the database only where there are any. */
export async function filterNames(
  database: Database,
  filters: readonly AlertFilters[],
): Promise<DimensionNames> {
  const kinds = filters.flatMap((one) => one.kinds);
  const cities = filters.flatMap((one) => one.excludedCityIds);
  const sources = filters.flatMap((one) => one.sources);
  const auctioneers = filters.flatMap((one) => one.auctioneerIds);
  if (kinds.length + cities.length + sources.length + auctioneers.length === 0)
    return { kind: String, city: String, source: String, auctioneer: String };
  const { rows } = await sql<{
    kinds: Pairs<string>;
    cities: Pairs<number>;
    sources: Pairs<string>;
    auctioneers: Pairs<number>;
  }>`select
    (select json_agg(json_build_array(kind, label)) from search_kinds where kind = any (${kinds})) as kinds,
    (select json_agg(json_build_array(id, name)) from cities where id = any (${cities}::integer[])) as cities,
    (select json_agg(json_build_array(lower(code), name)) from sources where lower(code) = any (${sources})) as sources,
    (select json_agg(json_build_array(id, name)) from auctioneers where id = any (${auctioneers}::integer[])) as auctioneers`.execute(
    database,
  );
  const found = rows[0]!;
  const [kindNames, sourceNames] = [new Map(found.kinds), new Map(found.sources)];
  const [cityNames, auctioneerNames] = [new Map(found.cities), new Map(found.auctioneers)];
  return {
    kind: (kind) => kindNames.get(kind) ?? kind,
    city: (id) => cityNames.get(id) ?? 'Cidade',
    source: (code) => sourceNames.get(code) ?? code,
    auctioneer: (id) => auctioneerNames.get(id) ?? 'Leiloeiro',
  };
}
