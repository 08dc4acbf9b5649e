import type { ListPage } from '@martelo/api-client';
import { auctionTypeLabels, propertyTypeLabels, propertyTypeOf } from '@martelo/domain/codes';
import { type DimensionNames, dimensions } from '@martelo/domain/list-dimensions';
import { type ListFilters, phaseFilterLabels, withoutState } from '@martelo/domain/list-filters';
import { formatReais } from '@martelo/domain/money';

export interface ActiveChip {
  id: string;
  label: string;
  kind: 'read' | 'filter';
  /** The filters without this one. */
  without: ListFilters;
}

const priceLabel = ({ priceMin, priceMax }: ListFilters) => {
  if (priceMin !== null && priceMax !== null) return `${formatReais(priceMin)} a ${formatReais(priceMax)}`;
  return priceMin === null ? `até ${formatReais(priceMax)}` : `a partir de ${formatReais(priceMin)}`;
};

/** The stated filters and what was read out of the keyword, as if all were stated. */
export function foldReading(filters: ListFilters, { reading }: Pick<ListPage, 'reading'>): ListFilters {
  return reading.chips.length > 0 ? { ...filters, ...reading.applied, keyword: reading.rest } : filters;
}

/** What the filters' codes are called by a list's facets; without any, little more than codes. */
export const namesOf = ({
  kinds = [],
  cities = [],
  sources = [],
  auctioneers = [],
}: Partial<ListPage['facets']> = {}): DimensionNames => ({
  kind: (kind) => kinds.find(({ value }) => value === kind)?.label ?? kind,
  city: (id) => cities.find((city) => city.id === id)?.name ?? 'Cidade',
  source: (code) => sources.find(({ value }) => value === code)?.label ?? code,
  auctioneer: (id) => auctioneers.find(({ value }) => value === id)?.label ?? 'Leiloeiro',
});

/** What chips need of a list's answer: what was read, and the facets that name codes. */
type NamingPage = Pick<ListPage, 'reading'> & { facets: Partial<ListPage['facets']> };

/** More cities than this share one chip with their count: on a phone they would push down the first auction. */
const maxCityChips = 6;

interface CityGroup {
  label: string;
  cityIds: readonly number[];
}

/** The cities that one chip stands for: those that words meant together ('Até 40 km de Goiânia - GO'), or too many. */
function cityGroupOf({ cityIds }: ListFilters, { reading, facets }: NamingPage): CityGroup | null {
  const said = new Set(reading.chips.filter(({ kind }) => kind === 'city').map(({ label }) => label));
  const own = (facets.cities ?? []).filter(({ name, uf }) => said.delete(`${name} - ${uf}`));
  const others = cityIds.filter((city) => own.every(({ id }) => id !== city));
  if (said.size > 0 && others.length > said.size) return { label: [...said].join(' e '), cityIds: others };
  return cityIds.length > maxCityChips ? { label: `${cityIds.length} cidades`, cityIds } : null;
}

/** What one chip says where words left something out, which is to choose all the rest ('Menos judicial'). */
function leftOutLabel(
  { reading }: NamingPage,
  kind: ListPage['reading']['chips'][number]['kind'],
): string | null {
  const labels = reading.chips.filter((chip) => chip.kind === kind).map(({ label }) => label);
  return labels.length > 0 && labels.every((label) => label.startsWith('Menos ')) ? labels.join(', ') : null;
}

/** A chip for each filter that is on, each with the filters that remain when it is removed (LIST-02). */
export function activeChips(stated: ListFilters, page: NamingPage): ActiveChip[] {
  const filters = foldReading(stated, page);
  const read = new Set(Object.keys(page.reading.applied));
  const { states = [], cities = [] } = page.facets;
  const names = namesOf(page.facets);
  const chip = (
    id: string,
    label: string,
    field: keyof ListFilters,
    without: Partial<ListFilters>,
  ): ActiveChip => ({
    id,
    label,
    kind: read.has(field) ? 'read' : 'filter',
    without: { ...filters, page: 1, ...without },
  });
  const chips: ActiveChip[] = [];
  if (filters.keyword) chips.push(chip('keyword', `“${filters.keyword}”`, 'keyword', { keyword: '' }));
  if (filters.propertyType)
    chips.push(
      chip('property', propertyTypeLabels[filters.propertyType].many, 'propertyType', { propertyType: null }),
    );
  if (filters.subcategoryIds.length > 0) {
    const names = new Set(
      filters.subcategoryIds.map((id) => propertyTypeOf(id)).filter((type) => type !== null),
    );
    const label = [...names].map((type) => propertyTypeLabels[type].many).join(' e ');
    chips.push(
      chip('subcategories', leftOutLabel(page, 'propertyType') ?? label, 'subcategoryIds', {
        subcategoryIds: [],
      }),
    );
  }
  const leftTypes = leftOutLabel(page, 'type');
  if (leftTypes !== null) chips.push(chip('types', leftTypes, 'types', { types: [] }));
  for (const type of leftTypes === null ? filters.types : [])
    chips.push(
      chip(`type-${type}`, auctionTypeLabels[type], 'types', {
        types: filters.types.filter((other) => other !== type),
      }),
    );
  for (const state of filters.stateIds) {
    const name = states.find(({ id }) => id === state)?.name ?? 'Estado';
    chips.push(chip(`state-${state}`, name, 'stateIds', withoutState(filters, state)));
  }
  const group = cityGroupOf(filters, page);
  const grouped = new Set(group?.cityIds);
  if (group && grouped.size > 0) {
    const cityIds = filters.cityIds.filter((id) => !grouped.has(id));
    chips.push(chip('cities', group.label, 'cityIds', { cityIds, neighborhoods: [] }));
  }
  for (const city of filters.cityIds.filter((id) => !grouped.has(id))) {
    const found = cities.find(({ id }) => id === city);
    const cityIds = filters.cityIds.filter((id) => id !== city);
    const label = found ? `${found.name} – ${found.uf}` : 'Cidade';
    chips.push(chip(`city-${city}`, label, 'cityIds', { cityIds, neighborhoods: [] }));
  }
  for (const name of filters.neighborhoods)
    chips.push(
      chip(`neighborhood-${name}`, name, 'neighborhoods', {
        neighborhoods: filters.neighborhoods.filter((other) => other !== name),
      }),
    );
  if (filters.priceMin !== null || filters.priceMax !== null) {
    const field = filters.priceMin === null ? 'priceMax' : 'priceMin';
    chips.push(chip('price', priceLabel(filters), field, { priceMin: null, priceMax: null }));
  }
  const leftModalities = leftOutLabel(page, 'modality');
  if (leftModalities !== null)
    chips.push(chip('modalities', leftModalities, 'modalities', { modalities: [] }));
  for (const dimension of dimensions.filter(({ name }) => leftModalities === null || name !== 'modality'))
    for (const { id, label, field, without } of dimension.chips(filters, names))
      chips.push(chip(id, label, field, without));
  if (filters.phase !== null)
    chips.push(chip('phase', phaseFilterLabels[filters.phase], 'phase', { phase: null }));
  return chips;
}
