import { parseIds, parsePriceRange, parseSubcategories, parseTypes } from '@martelo/domain/codecs';
import { subcategoriesOf, typeCode } from '@martelo/domain/codes';
import { type PlaceIndex, type Reading, readSentence } from '@martelo/domain/sentence';
import type { operations } from '@martelo/openapi/schema';

import { refuseFields, wrongFields } from '../../platform/http/errors.ts';
import { parseArea } from '../auctions/area.ts';
import type { SearchFilters } from '../auctions/search-filters.ts';

type Query = NonNullable<operations['listAuctions']['parameters']['query']>;

const typeCodes = [1, 2, 3, 4, 5] as const;

function readArea(text: string | undefined) {
  if (text === undefined) return null;
  const area = parseArea(text);
  if (!area) throw wrongFields({ area: ['deve ser oeste,sul,leste,norte em graus'] });
  return area;
}

const lastState = 99;
const lastCity = 9_999_999;

/** Codes that no place can have: the database could not even compare them. */
function refuseImpossible({ stateIds, cityIds }: SearchFilters) {
  refuseFields({
    ...(stateIds.some((id) => id > lastState) && { state_id: ['deve ser um código de estado do IBGE'] }),
    ...(cityIds.some((id) => id > lastCity) && { city_id: ['deve ser um código de município do IBGE'] }),
  });
}

/** The filters that the query states on their own. */
function statedFilters(query: Query): SearchFilters {
  const price = parsePriceRange(query.price ?? '');
  return {
    keyword: query.keyword ?? '',
    stateIds: parseIds(query.state_id ?? ''),
    cityIds: parseIds(query.city_id ?? ''),
    neighborhoods: query.neighborhood ?? [],
    subcategoryIds: parseSubcategories(query.subcategory_id ?? ''),
    typeCodes: parseTypes(query.type ?? ''),
    priceMin: price.min,
    priceMax: price.max,
    bedrooms: query.bedrooms ?? null,
    phase: query.phase ?? null,
    status: query.status ?? null,
    area: readArea(query.area),
  };
}

export interface ReadQuery {
  filters: SearchFilters;
  reading: Reading;
}

/** The keyword is read as a sentence; what it says gives way to a filter stated on its own for the same thing. */
export function readQuery(query: Query, index: PlaceIndex): ReadQuery {
  const stated = statedFilters(query);
  refuseImpossible(stated);
  const placeStated = stated.stateIds.length > 0 || stated.cityIds.length > 0;
  const priceStated = stated.priceMin !== null || stated.priceMax !== null;
  const reading = readSentence(stated.keyword, index, {
    propertyType: stated.subcategoryIds.length > 0,
    type: stated.typeCodes.length > 0,
    place: placeStated,
    price: priceStated,
    bedrooms: stated.bedrooms !== null,
    phase: stated.phase !== null,
  });
  const read = reading.filters;
  const subcategoryIds = read.subcategoryIds ?? (read.propertyType ? subcategoriesOf(read.propertyType) : []);
  return {
    reading,
    filters: {
      keyword: reading.rest,
      stateIds: read.stateId ? [read.stateId] : stated.stateIds,
      cityIds: read.cityIds ?? stated.cityIds,
      neighborhoods: stated.neighborhoods,
      subcategoryIds: subcategoryIds.length > 0 ? subcategoryIds : stated.subcategoryIds,
      typeCodes: read.types
        ? typeCodes.filter((code) => read.types?.some((type) => typeCode(type) === code))
        : stated.typeCodes,
      priceMin: read.priceMin ?? stated.priceMin,
      priceMax: read.priceMax ?? stated.priceMax,
      bedrooms: read.bedrooms ?? stated.bedrooms,
      phase: read.phase ?? stated.phase,
      status: stated.status ?? null,
      area: stated.area ?? null,
    },
  };
}
