import type { Auction } from '@martelo/domain/auction';
import { anAuction } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { mainFacts } from './main-facts.ts';

const read = (auction: Auction) => mainFacts(auction).replaceAll('\u00a0', ' ');

const house = anAuction({
  title: 'Casa de 2 quartos em Vila Esperança, Campinas – SP',
  place: {
    address: null,
    neighborhood: 'Vila Esperança',
    district: null,
    city: { id: 3509502, name: 'Campinas' },
    state: { id: 35, name: 'São Paulo', uf: 'SP' },
    position: null,
  },
  bedrooms: 2,
  parking: 1,
  areas: { private: 78.36, total: 90, land: 153.06 },
  financing: false,
  facts: null,
});

test('[LABEL-34] what the title says stands once', () =>
  expect(read(house)).toBe(
    '1 vaga · área privativa 78,36 m² · área total 90 m² · terreno 153,06 m² · não aceita financiamento',
  ));

test('[LABEL-34] a title without them leaves place and rooms to the line', () =>
  expect(read({ ...house, title: 'Lote 12' })).toMatch(
    /^Vila Esperança, Campinas – SP · 2 quartos · 1 vaga · /,
  ));

test('[LABEL-34] it breaks between facts alone, after the dot', () =>
  expect(
    mainFacts(house)
      .split('\u00a0· ')
      .filter((fact) => fact.includes(' ')),
  ).toEqual([]));

test('[LABEL-34][SHELL-12] an area of five figures and more may stand below its word, so that large letters never break it', () => {
  const farm = { ...house, areas: { private: null, total: 1_204_000, land: 47_569.22 } };
  expect(mainFacts(farm)).toContain('área\u00a0total 1.204.000\u00a0m²\u00a0· terreno 47.569,22\u00a0m²');
});

test('[LABEL-34] what no source states is left out, and an area that is stated twice is shown once', () =>
  expect(
    read({ ...house, parking: null, financing: null, areas: { private: 60, total: 60, land: null } }),
  ).toBe('Área privativa 60 m²'));
