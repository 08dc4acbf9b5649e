import { propertyTypeOfSlug } from '@martelo/domain/codes';
import { propertyTypes } from '@martelo/domain/auction';
import { noFilters } from '@martelo/domain/list-filters';
import { describe, expect, test } from 'vitest';

import { canonicalListPath, listDescription, listDocumentTitle, listTitle } from './list-title.ts';

describe('listTitle', () => {
  test.each([
    ['casas', 'Casas em Leilão'],
    ['apartamentos', 'Apartamentos em Leilão'],
    ['terrenos', 'Terrenos em Leilão'],
    ['galpoes', 'Galpões em Leilão'],
    ['comercial', 'Imóveis Comerciais em Leilão'],
    ['rural', 'Imóveis Rurais em Leilão'],
  ])('[LIST-01] tipo-de-imovel=%s', (slug, title) => {
    expect(listTitle('/leiloes/imoveis', { propertyType: propertyTypeOfSlug(slug) })).toBe(title);
  });

  test.each([
    ['/leiloes', 'Imóveis em Leilão'],
    ['/leiloes/imoveis', 'Imóveis em Leilão'],
    ['/leiloes/terrenos', 'Terrenos em Leilão'],
  ] as const)('[LIST-01] %s without a kind of property', (path, title) => {
    expect(listTitle(path, { propertyType: null })).toBe(title);
  });
});

describe('what search engines read of a list', () => {
  const paths = ['/leiloes', '/leiloes/imoveis', '/leiloes/terrenos', '/busca-por-mapa'] as const;
  const lists = paths.flatMap((path) =>
    [null, ...propertyTypes].flatMap((propertyType) => [1, 2].map((page) => ({ path, propertyType, page }))),
  );
  /** With its address; of the page of land and the map, whose titles are their own, the plain list. */
  const known = new Map(
    lists
      .filter(
        ({ path, propertyType }) =>
          path !== '/busca-por-mapa' && !(path === '/leiloes/terrenos' && propertyType),
      )
      .map(({ path, propertyType, page }) => {
        const filters = { ...noFilters, propertyType, page };
        const title = listDocumentTitle(path, listTitle(path, filters), page);
        const lead = listDescription({ path, propertyType, total: 63, page });
        return [canonicalListPath(path, filters), [title, lead]] as const;
      }),
  );

  test('[SHELL-12] no two lists share a title or a description, though they have as many auctions', () => {
    const all = [...known.values()];
    expect(new Set(all.map(([title]) => title)).size).toBe(all.length);
    expect(new Set(all.map(([, lead]) => lead)).size).toBe(all.length);
  });

  test('[SHELL-12] land among all properties is the page of land', () => {
    const land = { ...noFilters, propertyType: 'land' } as const;
    expect(canonicalListPath('/leiloes/imoveis', land)).toBe('/leiloes/terrenos');
    expect(canonicalListPath('/leiloes/terrenos', land)).toBe('/leiloes/terrenos');
    expect(canonicalListPath('/leiloes', land)).toBe('/leiloes?tipo-de-imovel=terrenos');
  });

  test('[SHELL-12] the description names what the list is of', () => {
    const of = (propertyType: 'house' | null, total: number, page = 1) =>
      listDescription({ path: '/leiloes/imoveis', propertyType, total, page });
    expect(of('house', 1589)).toBe(
      '1.589 casas em leilão, de listas oficiais, com preço, avaliação e data da fonte.',
    );
    expect(of('house', 1)).toMatch(/^1 casa em leilão/);
    expect(of(null, 1)).toMatch(/^1 imóvel em leilão/);
    expect(of(null, 7, 2)).toMatch(/^Página 2: 7 imóveis em leilão/);
  });
});
