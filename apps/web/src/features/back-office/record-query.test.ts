import { expect, test } from 'vitest';

import { recordQuery } from './record-query.ts';

const queryOf = (query: string) => recordQuery(`https://martelo.example/admin/auditoria?${query}`);

test.each([
  ['', {}],
  ['de=2026-03-01', { from: '2026-03-01' }],
  ['ate=2026-03-01', { until: '2026-03-01' }],
  ['de=2026-03-01&ate=2026-03-01', { from: '2026-03-01', until: '2026-03-01' }],
  ['de=2026-03-02&ate=2026-03-01', {}],
  ['de=2026-02-31&ate=2026-03-01', { until: '2026-03-01' }],
  ['de=ontem&ate=2026-3-1', {}],
])('[API-08] the period of %s', (query, period) => {
  expect(queryOf(query).period()).toEqual(period);
});

test.each([
  ['', 1],
  ['pagina=3', 3],
  ['pagina=0', 1],
  ['pagina=1.5', 1],
  ['pagina=9999999', 1],
])('[API-08] the page of %s', (query, page) => {
  expect(queryOf(query).page).toBe(page);
});

test('[API-08] words are shortened to what the call takes, and hold no half of a character', () => {
  const words = `${'a'.repeat(199)}😀`;
  expect(queryOf(`busca=${encodeURIComponent(words)}`).text('busca', 200)).toBe(`${'a'.repeat(199)}\uFFFD`);
  expect(queryOf('busca=%20').text('busca', 200)).toBeUndefined();
});
