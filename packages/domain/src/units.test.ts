import { expect, test } from 'vitest';

import { nonBreakingUnits } from './units.ts';

test.each([
  ['Apartamento de 79 m² em Loteamento Três Rios', 'Apartamento de 79\u00a0m² em Loteamento Três Rios'],
  ['Fazenda de 106.093 m², gleba de 12 ha', 'Fazenda de 106.093\u00a0m², gleba de 12\u00a0ha'],
  ['em 15 dias, ou 1 dia', 'em 15\u00a0dias, ou 1\u00a0dia'],
  ['Casa de 3 quartos na Rua 7 haras', 'Casa de 3 quartos na Rua 7 haras'],
  ['Casa em Vila Nova, Campinas – SP', 'Casa em Vila Nova, Campinas\u00a0– SP'],
  ['Rio de Janeiro - RJ, Niterói - RJ', 'Rio de Janeiro\u00a0- RJ, Niterói\u00a0- RJ'],
  ['Leilão SFI - Edital Único', 'Leilão SFI - Edital Único'],
  ['m² e dias', 'm² e dias'],
  ['', ''],
])('%j keeps numbers with their units and cities with their states', (text, expected) => {
  expect(nonBreakingUnits(text)).toBe(expected);
});
