import { describe, expect, test } from 'vitest';

import {
  isFiltering,
  noFilters,
  type OpportunityFilters,
  parseFilters,
  stringifyFilters,
} from './opportunity-filters.ts';

const everything: OpportunityFilters = {
  text: 'casa & quintal',
  propertyType: 'shed',
  favorites: true,
  endingSoon: true,
  highDiscount: true,
  view: 'list',
  page: 3,
};

describe('the filters of the opportunities', () => {
  test.each([
    ['none', noFilters, ''],
    [
      'all of them',
      everything,
      '?busca=casa+%26+quintal&tipo=galpoes&favoritos=1&encerrando=1&desconto=1&visao=lista&pagina=3',
    ],
  ])('[OPP-02] live in the address: %s', (_case, filters, search) => {
    expect(stringifyFilters(filters)).toBe(search);
    expect(parseFilters(search)).toEqual(filters);
  });

  test.each([
    '?tipo=castelos',
    '?pagina=-1',
    '?pagina=abc',
    '?pagina=2.5',
    '?favoritos=sim',
    '?visao=mapa',
    '?busca=+',
  ])('[OPP-02] what is unknown is ignored: %s', (search) => expect(parseFilters(search)).toEqual(noFilters));

  test.each([
    ['nothing', {}, false],
    ['the view and the page', { view: 'list', page: 2 }, false],
    ['a text', { text: 'goiânia' }, true],
    ['a type', { propertyType: 'house' }, true],
    ['a toggle', { endingSoon: true }, true],
  ] as const)('[OPP-04] %s', (_case, change, filtering) => {
    expect(isFiltering({ ...noFilters, ...change })).toBe(filtering);
  });
});
