import { propertyTypeLabels } from '@martelo/domain/codes';
import type { ListFilters } from '@martelo/domain/list-filters';

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
export function listDocumentTitle(path: ListPath, title: string): string {
  if (path !== paths.auctions) return title;
  return title === 'Imóveis em Leilão' ? 'Leilões de Imóveis e Terrenos' : `${title} · Todos os Leilões`;
}

const described: Readonly<Record<ListPath, string>> = {
  [paths.auctions]: 'leilões de imóveis e terrenos',
  [paths.properties]: 'imóveis em leilão',
  [paths.land]: 'terrenos em leilão',
  [paths.map]: 'imóveis em leilão no mapa do Brasil',
};

/** The sentence under it in a search engine, each list its own (SHELL-12). */
export const listDescription = (path: ListPath, total: string): string =>
  `${total} ${described[path]}, de listas oficiais, com preço, avaliação e data da fonte.`;
