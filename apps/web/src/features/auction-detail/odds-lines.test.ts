import { toEvidence } from '@martelo/api-client';
import { exampleOf } from '@martelo/api-client/mocks';
import { expect, test } from 'vitest';

import { formatModes, oddsLines } from './odds-lines.ts';

const { odds } = toEvidence(exampleOf('getEvidence', 200));

test('[EVID-01] the odds of a mode, each with its figure, its count and its lists', () => {
  const lines = oddsLines(odds).map((line) => ({ ...line, figure: line.figure.replace('\u00A0', ' ') }));
  expect(lines.map(({ figure, statement, kind, n }) => [figure, statement, kind, n])).toEqual([
    ['41 %', 'dos imóveis pediam menos na lista seguinte (vendas diretas)', 'seen', 3100],
    ['41 dias', 'até metade sair da lista (vendas diretas). Sair não é ser vendido.', 'estimate', 812],
    ['16 %', 'dos que saíram voltaram (vendas diretas)', 'seen', 390],
  ]);
  expect(lines[0]).toMatchObject({ since: '2025-12-03', until: '2026-03-02' });
  expect(lines[0]?.how.replaceAll('\u00A0', ' ')).toBe(
    '1.260 de 3.100. Com 95 % de confiança, entre 38,9 % e 42,4 %. Conta cada imóvel de uma lista para a seguinte, que pode ser do dia seguinte ou de até 30 dias depois: não é a chance de um dia nem a de um prazo.',
  );
  expect(lines[2]?.how).not.toContain('lista para a seguinte');
});

test('a quarter, where half has not left yet; nothing where not even that', () => {
  const stay = { ...odds!.stay!, median: null };
  expect(oddsLines({ ...odds!, stay })[1]).toMatchObject({ figure: '14 dias' });
  expect(oddsLines({ ...odds!, stay })[1]?.statement).toContain('um quarto');
  expect(oddsLines({ ...odds!, stay: { ...stay, q1: null } })).toHaveLength(2);
});

test('nothing is said without figures', () => {
  expect(oddsLines(null)).toEqual([]);
  expect(oddsLines({ mode: 'sfi', stay: null, falls: null, returns: null })).toEqual([]);
});

test('kinds of sale in words', () =>
  expect(formatModes(['online', 'direct'])).toBe('vendas online e vendas diretas'));
