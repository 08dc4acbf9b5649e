import { propertyTypeLabels } from '@martelo/domain/codes';
import type { ListFilters } from '@martelo/domain/list-filters';

import { type ListPath, paths } from '../../paths.ts';

/** The list's title by kind of property, else by route (LIST-01). */
export function listTitle(path: ListPath, { propertyType }: Pick<ListFilters, 'propertyType'>): string {
  if (propertyType) return `${propertyTypeLabels[propertyType].many} em Leilão`;
  return path === paths.land ? 'Terrenos em Leilão' : 'Imóveis em Leilão';
}
