import type { AlertCriteria, AlertFilters } from './alert.ts';
import { alertAuctionTypes, alertPropertyTypes, propertyTypeLabels } from './codes.ts';
import {
  type DimensionNames,
  type DimensionQuery,
  dimensions,
  fromDimensionQuery,
  toDimensionQuery,
} from './list-dimensions.ts';
import { type ListFilters, noFilters, phaseFilterLabels } from './list-filters.ts';
import type { SalePhase } from './phase.ts';
import { inCity } from './place-words.ts';

export type { AlertFilters } from './alert.ts';

/** These filters as the alert calls take them; without those that match everything. */
export interface AlertQuery extends Omit<DimensionQuery, 'region'> {
  neighborhood?: string[];
  phase?: SalePhase;
}

/** What one of an alert's filters is called, and the filters without it. */
export interface AlertChip {
  id: string;
  label: string;
  without: AlertFilters;
}

const fields: readonly (keyof AlertFilters)[] = [
  ...dimensions.flatMap((dimension) => dimension.fields),
  'neighborhoods',
  'phase',
];

/** What an alert can carry of a list's filters. */
export function alertFiltersOf(filters: ListFilters): AlertFilters {
  const own = Object.fromEntries(fields.map((field) => [field, filters[field]])) as unknown as AlertFilters;
  return { ...own, region: null };
}

/** Asks for everything. */
export const noAlertFilters: AlertFilters = alertFiltersOf(noFilters);

export const toAlertQuery = (filters: AlertFilters): AlertQuery => ({
  ...toDimensionQuery({ ...filters, region: null }),
  ...(filters.neighborhoods.length > 0 && { neighborhood: [...filters.neighborhoods] }),
  ...(filters.phase && { phase: filters.phase }),
});

export const fromAlertQuery = ({ neighborhood = [], phase, ...query }: AlertQuery): AlertFilters => ({
  ...noAlertFilters,
  ...fromDimensionQuery(query),
  neighborhoods: [...new Set(neighborhood.map((name) => name.trim()))].filter(Boolean).toSorted(),
  phase: phase ?? null,
});

/** A chip for each filter that is on, in the order of a list's. */
export function alertChips(filters: AlertFilters, names: DimensionNames): AlertChip[] {
  const { neighborhoods, phase } = filters;
  return [
    ...neighborhoods.map((name) => ({
      id: `neighborhood-${name}`,
      label: name,
      without: { ...filters, neighborhoods: neighborhoods.filter((other) => other !== name) },
    })),
    ...dimensions.flatMap(({ chips }) =>
      chips(filters, names).map(({ id, label, without }) => ({
        id,
        label,
        without: { ...filters, ...without },
      })),
    ),
    ...(phase
      ? [{ id: 'phase', label: phaseFilterLabels[phase], without: { ...filters, phase: null } }]
      : []),
  ];
}

/** The list that shows what an alert watches for. */
export function listOfAlert(criteria: AlertCriteria): ListFilters {
  const type = alertAuctionTypes.find(({ code }) => code === criteria.auctionType)?.type;
  return {
    ...noFilters,
    ...criteria.filters,
    propertyType: alertPropertyTypes.find(({ code }) => code === criteria.propertyType)?.type ?? null,
    types: type ? [type] : [],
    cityIds: criteria.cities.map(({ id }) => id),
    priceMin: criteria.minimum || null,
    priceMax: criteria.maximum,
  };
}

/** What an alert without a name is called, by two of its filters at most: 'Casas em Goiânia e mais 2 · Desocupado'. */
export function describeAlert(
  { propertyType, cities }: Pick<AlertCriteria, 'propertyType' | 'cities'>,
  filterLabels: readonly string[],
): string {
  const type = alertPropertyTypes.find(({ code }) => code === propertyType)?.type;
  const kind = type ? propertyTypeLabels[type].many : 'Imóveis';
  const [first, ...others] = cities;
  const place = first ? ` ${inCity(first.name)}${others.length > 0 ? ` e mais ${others.length}` : ''}` : '';
  return [`${kind}${place}`, ...filterLabels.slice(0, 2)].join(' · ');
}
