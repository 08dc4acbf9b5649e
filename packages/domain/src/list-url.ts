import { type AuctionType, auctionTypes } from './auction.ts';
import {
  parseAmount,
  parseIds,
  parseSubcategories,
  stringifyAmount,
  stringifyIds,
  stringifySubcategories,
} from './codecs.ts';
import { propertyTypeOfSlug, propertyTypeSlug, subcategoriesOf } from './codes.ts';
import { ascending } from './dimensions/values.ts';
import { dimensions } from './list-dimensions.ts';
import { type ListFilters, noFilters, orders } from './list-filters.ts';
import { type SalePhase, salePhases } from './phase.ts';

const maxKeywordLength = 200;
const maxNeighborhoodLength = 160;
const maxNeighborhoods = 20;
const lastPage = 1_000_000;
const lastState = 99;
const lastCity = 9_999_999;
/** As many as the calls take. */
const maxStates = 27;
const maxCities = 200;

const phaseWords: Readonly<Record<SalePhase, string>> = {
  first: '1',
  second: '2',
  third: '3',
  unique: 'unica',
  direct: 'direta',
  sfi: 'sfi',
  tender: 'licitacao',
  online: 'online',
};
const phasesByWord = new Map(salePhases.map((phase) => [phaseWords[phase], phase]));

/** Trimmed text of whole characters, cut where no list needs more. */
const clean = (text: string, maxLength: number) => text.trim().slice(0, maxLength).toWellFormed().trim();

function wholeNumber(text: string | null, last: number): number | null {
  if (text === null || !/^[1-9]\d{0,7}$/.test(text)) return null;
  const number = Number(text);
  return number <= last ? number : null;
}

function parseKinds(params: URLSearchParams): Pick<ListFilters, 'propertyType' | 'subcategoryIds'> {
  const values = params.getAll('property_type');
  const slugs = [...new Set(values.map(propertyTypeOfSlug))].filter((type) => type !== null);
  const stated = propertyTypeOfSlug(params.get('tipo-de-imovel') ?? '');
  const one = stated ?? (slugs.length === 1 ? slugs[0] : null) ?? null;
  const several = one === null ? slugs.flatMap(subcategoriesOf) : [];
  const ids = [...params.getAll('subcategory_id'), ...values].flatMap(parseSubcategories);
  return { propertyType: one, subcategoryIds: ascending([...ids, ...several]) };
}

const parseCodes = (params: URLSearchParams, name: string, last: number) =>
  ascending(params.getAll(name).flatMap(parseIds)).filter((id) => id <= last);

function parseTypeWords(params: URLSearchParams): AuctionType[] {
  const words = params.getAll('type').flatMap((value) => value.split('-e-'));
  return auctionTypes.filter((type) => words.includes(type));
}

function parseNeighborhoods(params: URLSearchParams): string[] {
  const names = params.getAll('location').map((name) => clean(name, maxNeighborhoodLength));
  return [...new Set(names)]
    .filter((name) => name !== '')
    .slice(0, maxNeighborhoods)
    .toSorted();
}

/**
 * The list that an address shows (LIST-03), in either dialect (`pagina` or `page`, `keyword` or `search`). Whatever is
 * unknown, malformed or out of range is ignored; ids come back ascending, names in their own order, each once.
 */
export function parseFilters(search: string | URLSearchParams): ListFilters {
  const params = typeof search === 'string' ? new URLSearchParams(search) : search;
  const order = wholeNumber(params.get('ordem'), 9);
  return {
    ...noFilters,
    ...(Object.assign({}, ...dimensions.map(({ parse }) => parse(params))) as Partial<ListFilters>),
    keyword: clean(params.get('keyword') ?? params.get('search') ?? '', maxKeywordLength),
    ...parseKinds(params),
    types: parseTypeWords(params),
    stateIds: parseCodes(params, 'state_id', lastState).slice(0, maxStates),
    cityIds: parseCodes(params, 'city_id', lastCity).slice(0, maxCities),
    neighborhoods: parseNeighborhoods(params),
    priceMin: parseAmount(params.get('price_min') ?? ''),
    priceMax: parseAmount(params.get('price_max') ?? ''),
    phase: phasesByWord.get(params.get('praca') ?? '') ?? null,
    order: orders.find((known) => known === order) ?? 1,
    view: params.get('visao') === 'lista' ? 'list' : 'grid',
    page: wholeNumber(params.get('pagina') ?? params.get('page'), lastPage) ?? 1,
  };
}

/**
 * The one address of a list, without `?`: always the same order of names, values ascending, empty ones and defaults
 * left out. {@link parseFilters} gives the filters back.
 */
export function stringifyFilters(filters: ListFilters): string {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.append(name, String(value));
  };
  add('keyword', filters.keyword);
  add('tipo-de-imovel', filters.propertyType && propertyTypeSlug(filters.propertyType));
  add('subcategory_id', stringifySubcategories(ascending(filters.subcategoryIds)));
  add('type', auctionTypes.filter((type) => filters.types.includes(type)).join('-e-'));
  add('state_id', stringifyIds(ascending(filters.stateIds)));
  add('city_id', stringifyIds(ascending(filters.cityIds)));
  for (const name of [...new Set(filters.neighborhoods)].toSorted()) add('location', name);
  add('price_min', filters.priceMin && stringifyAmount(filters.priceMin));
  add('price_max', filters.priceMax && stringifyAmount(filters.priceMax));
  for (const { stringify } of dimensions) for (const [name, value] of stringify(filters)) add(name, value);
  add('praca', filters.phase && phaseWords[filters.phase]);
  add('ordem', filters.order === 1 ? null : filters.order);
  add('visao', filters.view === 'list' ? 'lista' : null);
  add('pagina', filters.page === 1 ? null : filters.page);
  return params.toString();
}
