import type { CalendarDate } from '@martelo/domain/auction';
import { parseIds, parsePriceRange, parseSubcategories, parseTypes } from '@martelo/domain/codecs';
import { propertyTypeOf, subcategoriesOf, typeCode } from '@martelo/domain/codes';
import { type DimensionName, dimensions, fromDimensionQuery } from '@martelo/domain/list-dimensions';
import { type PlaceIndex, type Reading, readSentence, type Stated } from '@martelo/domain/sentence';

import type { Input } from '../../platform/contract/contract.ts';
import { refuseFields, wrongFields } from '../../platform/http/errors.ts';
import { parseArea } from '../auctions/area.ts';
import { noFilters, type SearchFilters } from '../auctions/search-filters.ts';

type Query = Input<'listAuctions'>['query'];

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
function refuseImpossible({ stateIds, cityIds, excludedCityIds }: SearchFilters) {
  const isNoCity = (id: number) => id > lastCity;
  refuseFields({
    ...(stateIds.some((id) => id > lastState) && { state_id: ['deve ser um código de estado do IBGE'] }),
    ...(cityIds.some(isNoCity) && { city_id: ['deve ser um código de município do IBGE'] }),
    ...(excludedCityIds.some(isNoCity) && { not_city_id: ['deve ser um código de município do IBGE'] }),
  });
}

/** Both numbers of a type where one is stated: 5 and 10 are commercial, 6 and 11 rural (RULE-08). */
const wholeTypes = (ids: readonly number[]): number[] => [
  ...new Set(
    ids.flatMap((id) => {
      const type = propertyTypeOf(id);
      return type ? subcategoriesOf(type) : [id];
    }),
  ),
];

/** The filters that the query states explicitly. */
function statedFilters(query: Query): SearchFilters {
  const price = parsePriceRange(query.price ?? '');
  return {
    ...noFilters,
    ...fromDimensionQuery(query),
    keyword: query.keyword ?? '',
    stateIds: parseIds(query.state_id ?? ''),
    cityIds: parseIds(query.city_id ?? ''),
    neighborhoods: query.neighborhood ?? [],
    subcategoryIds: wholeTypes(parseSubcategories(query.subcategory_id ?? '')),
    typeCodes: parseTypes(query.type ?? ''),
    priceMin: price.min,
    priceMax: price.max,
    phase: query.phase ?? null,
    status: query.status ?? null,
    area: readArea(query.area),
  };
}

export interface ReadQuery {
  filters: SearchFilters;
  reading: Reading;
}

/** What the query states explicitly: a sentence's words for it stay words. */
function statedParts(stated: SearchFilters): Stated {
  const dimensional: Partial<Record<DimensionName, boolean>> = Object.fromEntries(
    dimensions.map(({ name, toQuery }) => [name, Object.keys(toQuery(stated)).length > 0]),
  );
  const isStated = (name: DimensionName) => dimensional[name] === true;
  return {
    ...dimensional,
    propertyType: stated.subcategoryIds.length > 0 || isStated('kind'),
    type: stated.typeCodes.length > 0,
    place:
      isStated('region') ||
      isStated('excludedCity') ||
      [stated.stateIds, stated.cityIds].some((ids) => ids.length > 0),
    price: stated.priceMin !== null || stated.priceMax !== null,
    phase: stated.phase !== null,
    seller: isStated('source') || isStated('auctioneer'),
  };
}

/**
 * The keyword is read as a sentence; an explicit filter of the same kind takes precedence over it. Without `today` only
 * full dates are read from it.
 */
export function readQuery(query: Query, index: PlaceIndex, today: CalendarDate | null = null): ReadQuery {
  const stated = statedFilters(query);
  refuseImpossible(stated);
  const reading = readSentence(stated.keyword, index, statedParts(stated), today);
  const { propertyType, subcategoryIds, stateIds, types, ...read } = reading.filters;
  const kinds = subcategoryIds ?? (propertyType ? subcategoriesOf(propertyType) : []);
  return {
    reading,
    filters: {
      ...stated,
      ...read,
      keyword: reading.rest,
      stateIds: stateIds ?? stated.stateIds,
      subcategoryIds: kinds.length > 0 ? kinds : stated.subcategoryIds,
      typeCodes: types
        ? typeCodes.filter((code) => types.some((type) => typeCode(type) === code))
        : stated.typeCodes,
    },
  };
}
