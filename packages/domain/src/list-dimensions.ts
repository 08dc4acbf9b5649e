import type { CalendarDate, Centavos, Occupancy } from './auction.ts';
import { parseAmount, parseIds, stringifyAmount, stringifyIds } from './codecs.ts';
import { fold } from './fold.ts';
import {
  type ListFilters,
  modalities,
  type Modality,
  modalityLabels,
  noFilters,
  type Region,
  regions,
} from './list-filters.ts';
import { formatReais } from './money.ts';
import { formatNumber } from './numbers.ts';
import type { AreaKind } from './square-metre.ts';

/** A dimension's part of the calls of lists; amounts in reais, areas in m². */
export interface DimensionQuery {
  modality?: Modality[];
  kind?: string[];
  region?: Region;
  not_city_id?: string;
  discount_min?: number;
  area_min?: number;
  area_max?: number;
  area_kind?: AreaKind;
  price_m2_min?: number;
  price_m2_max?: number;
  bedrooms?: number[];
  parking_min?: number;
  financing?: boolean;
  fgts?: boolean;
  occupancy?: Occupancy;
  date_from?: CalendarDate;
  date_to?: CalendarDate;
  source?: string[];
  auctioneer_id?: number[];
}

/** Names that the filters hold as codes alone. */
export interface DimensionNames {
  kind: (kind: string) => string;
  city: (id: number) => string;
  source: (code: string) => string;
  auctioneer: (id: number) => string;
}

/** What one value of a dimension is called, and what is left of the filters without it. */
export interface DimensionChip {
  id: string;
  label: string;
  field: keyof ListFilters;
  without: Partial<ListFilters>;
}

/**
 * One thing that lists are narrowed by, whole: its parameters in an address, its fields of the calls, and what it is
 * called where it is on. The server adds its column (`catalogue/search/dimensions.ts`).
 */
export interface Dimension {
  name: string;
  fields: readonly (keyof ListFilters)[];
  /** Out of an address; unknown or malformed values are left out. */
  parse: (params: URLSearchParams) => Partial<ListFilters>;
  /** Its parameters, none where it asks for everything. */
  stringify: (filters: ListFilters) => readonly (readonly [name: string, value: string])[];
  toQuery: (filters: ListFilters) => DimensionQuery;
  fromQuery: (query: DimensionQuery) => Partial<ListFilters>;
  chips: (filters: ListFilters, names: DimensionNames) => readonly DimensionChip[];
}

const maxNames = 20;
const maxNameLength = 60;
const maxPercent = 99;
const maxSquareMetres = 100_000_000;

const ascending = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => a - b);
const inOrder = (names: readonly string[]) =>
  [...new Set(names.map((name) => fold(name).slice(0, maxNameLength).toWellFormed().trim()))]
    .filter(Boolean)
    .toSorted()
    .slice(0, maxNames);

function wholeNumber(text: string | null, last: number): number | null {
  const number = /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
  return number !== null && number <= last ? number : null;
}

/** Square metres with two decimals at the most, as amounts have them. */
function squareMetres(text: string | null): number | null {
  const hundredths = parseAmount(text ?? '');
  return hundredths !== null && hundredths <= maxSquareMetres * 100 ? hundredths / 100 : null;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
/** A day that the calendar has. */
function calendarDay(text: string | null): CalendarDate | null {
  if (text === null || !day.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const single = (name: string, value: string | number | null) =>
  value === null ? [] : [[name, String(value)] as const];
const reais = (centavos: Centavos) => centavos / 100;
const centavos = (amount: number) => Math.round(amount * 100);
const dayMonthYear = (date: CalendarDate) => date.split('-').toReversed().join('/');

const between = (from: string | null, to: string | null) => {
  if (from !== null && to !== null) return `${from} a ${to}`;
  return from === null ? `até ${to}` : `a partir de ${from}`;
};

const modalityWords: Readonly<Record<Modality, string>> = {
  direct: 'direta',
  online: 'online',
  tender: 'licitacao',
  sfi: 'sfi',
  judicial: 'judicial',
  extrajudicial: 'extrajudicial',
};

const modality: Dimension = {
  name: 'modality',
  fields: ['modalities'],
  parse(params) {
    const words = params.getAll('modalidade').flatMap((value) => value.split('-e-'));
    return { modalities: modalities.filter((known) => words.includes(modalityWords[known])) };
  },
  stringify({ modalities: chosen }) {
    const words = modalities.filter((known) => chosen.includes(known)).map((known) => modalityWords[known]);
    return words.length > 0 ? [['modalidade', words.join('-e-')]] : [];
  },
  toQuery: ({ modalities: chosen }) => (chosen.length > 0 ? { modality: [...chosen] } : {}),
  fromQuery: ({ modality: chosen }) =>
    chosen ? { modalities: modalities.filter((known) => chosen.includes(known)) } : {},
  chips: ({ modalities: chosen }) =>
    chosen.map((one) => ({
      id: `modality-${one}`,
      label: modalityLabels[one],
      field: 'modalities',
      without: { modalities: chosen.filter((other) => other !== one) },
    })),
};

const kind: Dimension = {
  name: 'kind',
  fields: ['kinds'],
  parse: (params) => ({ kinds: inOrder(params.getAll('especie')) }),
  stringify: ({ kinds }) => inOrder(kinds).map((one) => ['especie', one]),
  toQuery: ({ kinds }) => (kinds.length > 0 ? { kind: [...kinds] } : {}),
  fromQuery: ({ kind: kinds }) => (kinds ? { kinds: inOrder(kinds) } : {}),
  chips: ({ kinds }, names) =>
    kinds.map((one) => ({
      id: `kind-${one}`,
      label: names.kind(one),
      field: 'kinds',
      without: { kinds: kinds.filter((other) => other !== one) },
    })),
};

const regionLabels: Readonly<Record<Region, string>> = {
  norte: 'Norte',
  nordeste: 'Nordeste',
  'centro-oeste': 'Centro-Oeste',
  sudeste: 'Sudeste',
  sul: 'Sul',
};

const region: Dimension = {
  name: 'region',
  fields: ['region'],
  parse: (params) => ({ region: regions.find((known) => known === params.get('regiao')) ?? null }),
  stringify: ({ region: chosen }) => single('regiao', chosen),
  toQuery: ({ region: chosen }) => (chosen ? { region: chosen } : {}),
  fromQuery: ({ region: chosen }) => (chosen ? { region: chosen } : {}),
  chips: ({ region: chosen }) =>
    chosen
      ? [
          {
            id: 'region',
            label: `Região ${regionLabels[chosen]}`,
            field: 'region',
            without: { region: null },
          },
        ]
      : [],
};

const excludedCity: Dimension = {
  name: 'excludedCity',
  fields: ['excludedCityIds'],
  parse: (params) => ({ excludedCityIds: ascending(params.getAll('exceto').flatMap(parseIds)) }),
  stringify: ({ excludedCityIds }) => single('exceto', stringifyIds(ascending(excludedCityIds)) || null),
  toQuery: ({ excludedCityIds }) =>
    excludedCityIds.length > 0 ? { not_city_id: stringifyIds(excludedCityIds) } : {},
  fromQuery: ({ not_city_id: ids }) =>
    ids === undefined ? {} : { excludedCityIds: ascending(parseIds(ids)) },
  chips: ({ excludedCityIds }, names) =>
    excludedCityIds.map((id) => ({
      id: `not-city-${id}`,
      label: `menos ${names.city(id)}`,
      field: 'excludedCityIds',
      without: { excludedCityIds: excludedCityIds.filter((other) => other !== id) },
    })),
};

const discount: Dimension = {
  name: 'discount',
  fields: ['discountMin'],
  parse: (params) => ({ discountMin: wholeNumber(params.get('desconto'), maxPercent) }),
  stringify: ({ discountMin }) => single('desconto', discountMin),
  toQuery: ({ discountMin }) => (discountMin === null ? {} : { discount_min: discountMin }),
  fromQuery: ({ discount_min: least }) => (least === undefined ? {} : { discountMin: least }),
  chips: ({ discountMin }) =>
    discountMin === null
      ? []
      : [
          {
            id: 'discount',
            label: `${discountMin} % ou mais de desconto`,
            field: 'discountMin',
            without: { discountMin: null },
          },
        ],
};

const areaWords: Readonly<Record<AreaKind, string>> = {
  private: 'privativa',
  total: 'total',
  land: 'terreno',
};
const areaLabels: Readonly<Record<AreaKind, string>> = {
  private: ' de área privativa',
  total: ' de área total',
  land: ' de terreno',
};
const areaKindOf = new Map((['private', 'total', 'land'] as const).map((one) => [areaWords[one], one]));
const metres = (area: number | null) => (area === null ? null : `${formatNumber(area)} m²`);

const area: Dimension = {
  name: 'area',
  fields: ['areaMin', 'areaMax', 'areaKind'],
  parse(params) {
    const areaMin = squareMetres(params.get('area_min'));
    const areaMax = squareMetres(params.get('area_max'));
    const areaKind = areaKindOf.get(params.get('area_de') ?? '') ?? null;
    return { areaMin, areaMax, areaKind: areaMin === null && areaMax === null ? null : areaKind };
  },
  stringify: ({ areaMin, areaMax, areaKind }) =>
    areaMin === null && areaMax === null
      ? []
      : [
          ...single('area_min', areaMin && stringifyAmount(Math.round(areaMin * 100))),
          ...single('area_max', areaMax && stringifyAmount(Math.round(areaMax * 100))),
          ...single('area_de', areaKind && areaWords[areaKind]),
        ],
  toQuery: ({ areaMin, areaMax, areaKind }) => ({
    ...(areaMin !== null && { area_min: areaMin }),
    ...(areaMax !== null && { area_max: areaMax }),
    ...((areaMin !== null || areaMax !== null) && areaKind && { area_kind: areaKind }),
  }),
  fromQuery: ({ area_min: areaMin = null, area_max: areaMax = null, area_kind: areaKind = null }) =>
    areaMin === null && areaMax === null ? {} : { areaMin, areaMax, areaKind },
  chips: ({ areaMin, areaMax, areaKind }) =>
    areaMin === null && areaMax === null
      ? []
      : [
          {
            id: 'area',
            label: `${between(metres(areaMin), metres(areaMax))}${areaKind ? areaLabels[areaKind] : ''}`,
            field: areaMin === null ? 'areaMax' : 'areaMin',
            without: { areaMin: null, areaMax: null, areaKind: null },
          },
        ],
};

const squareMetre: Dimension = {
  name: 'squareMetre',
  fields: ['squareMetreMin', 'squareMetreMax'],
  parse: (params) => ({
    squareMetreMin: parseAmount(params.get('m2_min') ?? ''),
    squareMetreMax: parseAmount(params.get('m2_max') ?? ''),
  }),
  stringify: ({ squareMetreMin, squareMetreMax }) => [
    ...single('m2_min', squareMetreMin && stringifyAmount(squareMetreMin)),
    ...single('m2_max', squareMetreMax && stringifyAmount(squareMetreMax)),
  ],
  toQuery: ({ squareMetreMin, squareMetreMax }) => ({
    ...(squareMetreMin !== null && { price_m2_min: reais(squareMetreMin) }),
    ...(squareMetreMax !== null && { price_m2_max: reais(squareMetreMax) }),
  }),
  fromQuery: ({ price_m2_min: least, price_m2_max: most }) => ({
    ...(least !== undefined && { squareMetreMin: centavos(least) }),
    ...(most !== undefined && { squareMetreMax: centavos(most) }),
  }),
  chips({ squareMetreMin, squareMetreMax }) {
    if (squareMetreMin === null && squareMetreMax === null) return [];
    const [from, to] = [squareMetreMin, squareMetreMax].map((one) =>
      one === null ? null : formatReais(one),
    );
    return [
      {
        id: 'square-metre',
        label: `${between(from ?? null, to ?? null)} por m²`,
        field: squareMetreMin === null ? 'squareMetreMax' : 'squareMetreMin',
        without: { squareMetreMin: null, squareMetreMax: null },
      },
    ];
  },
};

const bedroomCounts = (values: readonly number[]) =>
  ascending(values.filter((value) => Number.isInteger(value) && value >= 1 && value <= 5));

/** '2 quartos', '5 ou mais quartos'. */
const bedroomsLabel = (count: number) =>
  count === 1 ? '1 quarto' : `${count}${count === 5 ? ' ou mais' : ''} quartos`;

const bedrooms: Dimension = {
  name: 'bedrooms',
  fields: ['bedrooms'],
  parse: (params) => ({ bedrooms: bedroomCounts(params.getAll('quartos').flatMap(parseIds)) }),
  stringify: ({ bedrooms: chosen }) => single('quartos', stringifyIds(bedroomCounts(chosen)) || null),
  toQuery: ({ bedrooms: chosen }) => (chosen.length > 0 ? { bedrooms: [...chosen] } : {}),
  fromQuery: ({ bedrooms: chosen }) => (chosen ? { bedrooms: bedroomCounts(chosen) } : {}),
  chips: ({ bedrooms: chosen }) =>
    chosen.map((count) => ({
      id: `bedrooms-${count}`,
      label: bedroomsLabel(count),
      field: 'bedrooms',
      without: { bedrooms: chosen.filter((other) => other !== count) },
    })),
};

const maxParking = 5;
const parking: Dimension = {
  name: 'parking',
  fields: ['parkingMin'],
  parse: (params) => ({ parkingMin: wholeNumber(params.get('vagas'), maxParking) }),
  stringify: ({ parkingMin }) => single('vagas', parkingMin),
  toQuery: ({ parkingMin }) => (parkingMin === null ? {} : { parking_min: parkingMin }),
  fromQuery: ({ parking_min: least }) => (least === undefined ? {} : { parkingMin: least }),
  chips: ({ parkingMin }) =>
    parkingMin === null
      ? []
      : [
          {
            id: 'parking',
            label: parkingMin === 1 ? 'Com vaga de garagem' : `${parkingMin} ou mais vagas`,
            field: 'parkingMin',
            without: { parkingMin: null },
          },
        ],
};

/** One that is on or not. */
const flag = (name: 'financing' | 'fgts', { param, label }: { param: string; label: string }): Dimension => ({
  name,
  fields: [name],
  parse: (params) => ({ [name]: params.get(param) === 'sim' }),
  stringify: (filters) => (filters[name] ? [[param, 'sim']] : []),
  toQuery: (filters) => (filters[name] ? { [name]: true } : {}),
  fromQuery: (query) => (query[name] ? { [name]: true } : {}),
  chips: (filters) => (filters[name] ? [{ id: name, label, field: name, without: { [name]: false } }] : []),
});

const occupancyWords: Readonly<Record<Occupancy, string>> = { occupied: 'ocupado', vacant: 'desocupado' };

const occupancy: Dimension = {
  name: 'occupancy',
  fields: ['occupancy'],
  parse: (params) => ({
    occupancy:
      (['occupied', 'vacant'] as const).find((one) => occupancyWords[one] === params.get('ocupacao')) ?? null,
  }),
  stringify: ({ occupancy: chosen }) => single('ocupacao', chosen && occupancyWords[chosen]),
  toQuery: ({ occupancy: chosen }) => (chosen ? { occupancy: chosen } : {}),
  fromQuery: ({ occupancy: chosen }) => (chosen ? { occupancy: chosen } : {}),
  chips: ({ occupancy: chosen }) =>
    chosen
      ? [
          {
            id: 'occupancy',
            label: chosen === 'occupied' ? 'Ocupado' : 'Desocupado',
            field: 'occupancy',
            without: { occupancy: null },
          },
        ]
      : [],
};

const dates: Dimension = {
  name: 'dates',
  fields: ['dateFrom', 'dateTo'],
  parse: (params) => ({
    dateFrom: calendarDay(params.get('data_de')),
    dateTo: calendarDay(params.get('data_ate')),
  }),
  stringify: ({ dateFrom, dateTo }) => [...single('data_de', dateFrom), ...single('data_ate', dateTo)],
  toQuery: ({ dateFrom, dateTo }) => ({
    ...(dateFrom !== null && { date_from: dateFrom }),
    ...(dateTo !== null && { date_to: dateTo }),
  }),
  fromQuery: ({ date_from: dateFrom, date_to: dateTo }) => ({
    ...(dateFrom !== undefined && { dateFrom }),
    ...(dateTo !== undefined && { dateTo }),
  }),
  chips: ({ dateFrom, dateTo }) =>
    dateFrom === null && dateTo === null
      ? []
      : [
          {
            id: 'dates',
            label: `Encerra ${between(dateFrom && dayMonthYear(dateFrom), dateTo && dayMonthYear(dateTo))}`,
            field: dateFrom === null ? 'dateTo' : 'dateFrom',
            without: { dateFrom: null, dateTo: null },
          },
        ],
};

const source: Dimension = {
  name: 'source',
  fields: ['sources'],
  parse: (params) => ({ sources: inOrder(params.getAll('fonte')) }),
  stringify: ({ sources }) => inOrder(sources).map((one) => ['fonte', one]),
  toQuery: ({ sources }) => (sources.length > 0 ? { source: [...sources] } : {}),
  fromQuery: ({ source: sources }) => (sources ? { sources: inOrder(sources) } : {}),
  chips: ({ sources }, names) =>
    sources.map((one) => ({
      id: `source-${one}`,
      label: names.source(one),
      field: 'sources',
      without: { sources: sources.filter((other) => other !== one) },
    })),
};

const auctioneer: Dimension = {
  name: 'auctioneer',
  fields: ['auctioneerIds'],
  parse: (params) => ({
    auctioneerIds: ascending(params.getAll('leiloeiro').flatMap(parseIds)).slice(0, maxNames),
  }),
  stringify: ({ auctioneerIds }) => single('leiloeiro', stringifyIds(ascending(auctioneerIds)) || null),
  toQuery: ({ auctioneerIds }) => (auctioneerIds.length > 0 ? { auctioneer_id: [...auctioneerIds] } : {}),
  fromQuery: ({ auctioneer_id: ids }) => (ids ? { auctioneerIds: ascending(ids) } : {}),
  chips: ({ auctioneerIds }, names) =>
    auctioneerIds.map((id) => ({
      id: `auctioneer-${id}`,
      label: names.auctioneer(id),
      field: 'auctioneerIds',
      without: { auctioneerIds: auctioneerIds.filter((other) => other !== id) },
    })),
};

/** What lists are narrowed by besides words, place, type of property and price, in the order of an address (FILTER-01). */
export const dimensions: readonly Dimension[] = [
  modality,
  kind,
  region,
  excludedCity,
  discount,
  area,
  squareMetre,
  bedrooms,
  parking,
  flag('financing', { param: 'financiamento', label: 'Aceita financiamento' }),
  flag('fgts', { param: 'fgts', label: 'Aceita FGTS' }),
  occupancy,
  dates,
  source,
  auctioneer,
];

/** These dimensions as the calls take them. */
export const toDimensionQuery = (filters: ListFilters): DimensionQuery =>
  Object.assign({}, ...dimensions.map(({ toQuery }) => toQuery(filters))) as DimensionQuery;

/** What of the calls' fields is asked for. */
export const fromDimensionQuery = (query: DimensionQuery): Partial<ListFilters> =>
  Object.assign({}, ...dimensions.map(({ fromQuery }) => fromQuery(query))) as Partial<ListFilters>;

const chipCounts = { kind: String, city: String, source: String, auctioneer: String };

/** How many filters are on, each value of a multiple one counted, a range as one. Order, view and page are none. */
export function countFilters(filters: ListFilters): number {
  const { types, cityIds, neighborhoods } = filters;
  const singles = [
    filters.keyword !== '',
    filters.propertyType !== null,
    filters.subcategoryIds.length > 0,
    filters.stateId !== null,
    filters.priceMin !== null || filters.priceMax !== null,
    filters.phase !== null,
  ];
  const dimensional = dimensions.reduce((sum, { chips }) => sum + chips(filters, chipCounts).length, 0);
  return singles.filter(Boolean).length + types.length + cityIds.length + neighborhoods.length + dimensional;
}

/** The filters of these dimensions alone, each asking for everything. */
export const noDimensions: Partial<ListFilters> = Object.fromEntries(
  dimensions.flatMap(({ fields }) => fields.map((field) => [field, noFilters[field]])),
);
