import { type ListFilters, noFilters } from './list-filters.ts';

/** Houses and apartments of a state (RULE-07). */
export function residential(stateId: number): ListFilters {
  return { ...noFilters, subcategoryIds: [1, 2], stateIds: [stateId] };
}

/** Land in judicial auctions of a city, by its IBGE code (RULE-07). */
export function judicialLand(cityId: number): ListFilters {
  return { ...noFilters, subcategoryIds: [3], types: ['judicial'], cityIds: [cityId] };
}

/** Commercial property of Caixa (RULE-07). */
export const caixaCommercial: ListFilters = { ...noFilters, subcategoryIds: [10], types: ['caixa'] };

/** Rural property (RULE-07). */
export const rural: ListFilters = { ...noFilters, subcategoryIds: [11] };
