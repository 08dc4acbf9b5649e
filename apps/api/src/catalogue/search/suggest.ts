import { formatReais } from '@martelo/domain/money';
import { valueAt } from '@martelo/domain/phase';
import type { components } from '@martelo/openapi/schema';

import type { PlaceRepository } from '../places/places.repository.ts';
import { saleOf } from '../auctions/rounds-of.ts';
import { noFilters } from '../auctions/search-filters.ts';
import type { Search } from './search.ts';

type Suggestion = components['schemas']['Suggestion'];

const maxCities = 4;
const maxDistricts = 2;
const maxNeighborhoods = 3;
const maxAuctions = 3;

/** Cities, districts, neighbourhoods and auctions with their value at `now`, for what was typed so far (LIST-12). */
export async function suggest(
  search: Search,
  places: PlaceRepository,
  typed: string,
  now: Date,
): Promise<Suggestion[]> {
  const auctions = async () => {
    const { keyword } = await search.read(typed);
    return keyword ? search.first({ ...noFilters, keyword: typed }, keyword, 1, maxAuctions) : [];
  };
  const [cities, districts, neighborhoods, rows] = await Promise.all([
    places.searchCities(typed, maxCities),
    places.searchDistricts(typed, maxDistricts),
    places.searchNeighborhoods(typed, maxNeighborhoods),
    auctions(),
  ]);
  return [
    ...cities
      .filter(({ auction_count }) => auction_count > 0)
      .map(({ id, name, uf, auction_count }) => ({
        kind: 'city' as const,
        id: String(id),
        label: name,
        detail: uf,
        count: auction_count,
      })),
    ...districts.map(({ name, city, uf, auction_count }) => ({
      kind: 'district' as const,
      id: `${city.id}:${name}`,
      label: name,
      detail: `${city.name} – ${uf}`,
      count: auction_count,
    })),
    ...neighborhoods.map(({ name, city, uf, auction_count }) => ({
      kind: 'neighborhood' as const,
      id: `${city.id}:${name}`,
      label: name,
      detail: `${city.name} – ${uf}`,
      count: auction_count,
    })),
    ...rows.map((row) => ({
      kind: 'auction' as const,
      id: row.uuid_key,
      label: row.title,
      detail: formatReais(valueAt({ ...saleOf(row), price: row.minimum_first }, now)),
      count: null,
    })),
  ];
}
