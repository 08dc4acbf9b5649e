import type { AuctionFacts } from '@martelo/domain/auction';
import { anAuction } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { lotFacts } from './lot-facts.ts';
import { summaryOf } from './summary-of.ts';

const none: AuctionFacts = {
  editalUrl: null,
  processNumber: null,
  occupancy: null,
  acceptsFgts: null,
  postalCode: null,
  registration: null,
  iptu: null,
  condominium: null,
  bids: null,
};
const source = { name: 'Paineira', listDate: '2026-03-09' };
const factsOf = (facts: Partial<AuctionFacts> | null, change: Parameters<typeof anAuction>[0] = {}) =>
  new Map(
    lotFacts({ ...anAuction({ source, ...change }), facts: facts && { ...none, ...facts } }).map(
      ({ term, description }) => [term, description.replaceAll('\u00a0', ' ')],
    ),
  );

test('[INTAKE-57] what no source states is not informed', () => {
  expect([...factsOf(null, { type: 'judicial' }).entries()]).toEqual([
    ['Aceita FGTS', 'não informado'],
    ['CEP', 'não informado'],
    ['Processo', 'não informado'],
    ['Matrícula', 'não informado'],
    ['Débitos de IPTU', 'não informado'],
    ['Débitos de condomínio', 'não informado'],
    ['Lances', 'não informado'],
  ]);
  expect(factsOf(null, { type: 'extrajudicial' }).has('Processo')).toBe(false);
});

test.each([
  ['CEP', { postalCode: '13024000' }, '13024-000'],
  ['Aceita FGTS', { acceptsFgts: false }, 'não'],
  ['Aceita FGTS', { acceptsFgts: true }, 'sim'],
  ['Processo', { processNumber: '10000010920268260114' }, '1000001-09.2026.8.26.0114'],
  [
    'Matrícula',
    { registration: { number: '45.678', office: '1º Registro de Imóveis' } },
    'nº 45.678, 1º Registro de Imóveis',
  ],
  ['Matrícula', { registration: { number: null, office: '2º CRI' } }, '2º CRI'],
  [
    'Débitos de IPTU',
    { iptu: { amount: 123_456, paidBy: 'proceeds' } },
    'R$ 1.234,56, pagos com o preço da venda',
  ],
  ['Débitos de IPTU', { iptu: { amount: 100, paidBy: null } }, 'R$ 1,00, quem paga não informado'],
  [
    'Débitos de condomínio',
    { condominium: { amount: null, paidBy: 'buyer' } },
    'valor não informado, por conta do arrematante',
  ],
  ['Lances', { bids: 0 }, '0, segundo a lista de 09/03/2026'],
  ['Lances', { bids: 1234 }, '1.234, segundo a lista de 09/03/2026'],
] as const)('[INTAKE-57] %s of %o is %j', (term, facts, text) => {
  expect(factsOf(facts).get(term)).toBe(text);
});

test('[INTAKE-57] the summary for visitors has none of them', () => {
  expect(summaryOf({ ...anAuction(), facts: none }).facts).toBeNull();
});
