import type { PropertyType } from '@martelo/domain/auction';
import { propertyTypeLabels } from '@martelo/domain/codes';
import type { ListFilters } from '@martelo/domain/list-filters';
import { formatNumber } from '@martelo/domain/numbers';

import { type ListPath, paths } from '../../paths.ts';

/** The list's title by kind of property, else by route (LIST-01). */
export function listTitle(path: ListPath, { propertyType }: Pick<ListFilters, 'propertyType'>): string {
  if (propertyType) return `${propertyTypeLabels[propertyType].many} em Leilão`;
  return path === paths.land ? 'Terrenos em Leilão' : 'Imóveis em Leilão';
}

/**
 * What tabs and search engines call a list: its title, and of all lists that they are all, so that no two are called
 * alike (SHELL-12).
 */
export function listDocumentTitle(path: ListPath, title: string, page = 1): string {
  const whole =
    title === 'Imóveis em Leilão' ? 'Leilões de Imóveis e Terrenos' : `${title} · Todos os Leilões`;
  const own = path === paths.auctions ? whole : title;
  return page > 1 ? `${own} · Página ${page}` : own;
}

/** The address that a list is known by: land among all properties is the page of land. */
export function canonicalListPath(path: ListPath, filters: ListFilters): string {
  const own = path === paths.properties && filters.propertyType === 'land' ? paths.land : path;
  return paths.list(own, { ...filters, view: 'grid', order: 1 });
}

const described: Readonly<Record<ListPath, { one: string; many: string }>> = {
  [paths.auctions]: { one: 'leilão de imóvel ou terreno', many: 'leilões de imóveis e terrenos' },
  [paths.properties]: { one: 'imóvel em leilão', many: 'imóveis em leilão' },
  [paths.land]: { one: 'terreno em leilão', many: 'terrenos em leilão' },
  [paths.map]: { one: 'imóvel em leilão no mapa do Brasil', many: 'imóveis em leilão no mapa do Brasil' },
};
const sources: Readonly<Record<ListPath, string>> = {
  [paths.auctions]: 'de todas as listas oficiais',
  [paths.properties]: 'de listas oficiais',
  [paths.land]: 'de listas oficiais',
  [paths.map]: 'de listas oficiais',
};

interface Described {
  path: ListPath;
  propertyType: PropertyType | null;
  total: number;
  page: number;
}

/** The sentence under it in a search engine, each list its own (SHELL-12). */
export function listDescription({ path, propertyType, total, page }: Described): string {
  const form = total === 1 ? 'one' : 'many';
  const kind = propertyType && path !== paths.map && propertyTypeLabels[propertyType][form].toLowerCase();
  const what = kind ? `${kind} em leilão` : described[path][form];
  const whole = `${formatNumber(total)} ${what}, ${sources[path]}, com preço, avaliação e data da fonte.`;
  return page > 1 ? `Página ${page}: ${whole}` : whole;
}
