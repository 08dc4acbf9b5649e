import type { MarketFigure } from '@martelo/domain/evidence';
import { anAuction } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { marketHow, marketLabel, marketTitle, splitMarket } from './market-labels.ts';

const figure = (part: Partial<MarketFigure>): MarketFigure => ({
  basis: 'asked',
  scope: 'neighborhood',
  area: 'private',
  n: 8,
  q1: 1,
  median: 2,
  q3: 3,
  from: '2026-03-01',
  to: '2026-03-09',
  ...part,
});

test.each([
  ['asked', 'neighborhood', 'Mediana do bairro nas listas'],
  ['asked', 'city', 'Mediana da cidade nas listas'],
  ['declared', 'neighborhood', 'Vendas registradas no bairro (ITBI, prefeitura)'],
  ['assessed', 'city', 'Valores do ITBI na cidade, fixados pela prefeitura'],
] as const)('[MARKET-08] %s of the %s', (basis, scope, label) => {
  expect(marketLabel({ basis, scope })).toBe(label);
});

test('[LABEL-35] of what is not sold whole it is said why it does not compare', () => {
  const whole = marketHow(anAuction(), figure({}), false);
  expect(whole).toContain('Este imóvel não entra: a área dele que se compara não é conhecida.');
  const part = marketHow(anAuction({ title: 'Direitos sobre casa' }), figure({}), false);
  expect(part).toContain('Este imóvel não entra: dele não se vende a propriedade inteira.');
});

test('[MARKET-07] no figure is called an appraisal, and how it was counted is said', () => {
  const auction = anAuction();
  for (const basis of ['asked', 'declared', 'assessed'] as const)
    for (const scope of ['neighborhood', 'city'] as const)
      for (const area of ['private', 'built', null] as const) {
        const words = `${marketLabel({ basis, scope })} ${marketHow(auction, figure({ basis, scope, area }), false)}`;
        expect(words).not.toMatch(/avalia/i);
        expect(words).toContain('Não diz quanto este imóvel vale.');
        expect(words).toContain('não entra');
      }
});

test('[MARKET-08] one figure of lists and one of sales are seen at once, the nearest', () => {
  const figures = [
    figure({}),
    figure({ scope: 'city' }),
    figure({ basis: 'declared', area: 'built' }),
    figure({ basis: 'declared', area: null }),
  ];
  expect(splitMarket(figures)).toEqual({ first: [figures[0], figures[2]], rest: [figures[1], figures[3]] });
  expect(splitMarket([])).toEqual({ first: [], rest: [] });
});

test('[MARKET-08] its title has the first figure and of how many it is', () => {
  expect(marketTitle(figure({ median: 3_210_00, n: 1_023 }))).toBe(
    'Mediana perto: R$\u00A03.210,00/m² (1.023 casos)',
  );
  expect(marketTitle(figure({ area: null, median: 200_000_00 }))).toBe(
    'Mediana perto: R$\u00A0200.000,00 (8 casos)',
  );
});
