import { propertyTypeOfSlug } from '@martelo/domain/codes';
import { describe, expect, test } from 'vitest';

import { listTitle } from './list-title.ts';

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
