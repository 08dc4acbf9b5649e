import { expect, test } from 'vitest';

import type { HistoryEvent } from './auction.calls.ts';
import { historyItem } from './history-item.ts';

const event = (overrides: Partial<HistoryEvent>): HistoryEvent => ({
  kind: 'listed',
  list_date: '2026-03-02',
  from: null,
  to: null,
  fields: [],
  ...overrides,
});
const said = (overrides: Partial<HistoryEvent>) => {
  const { title, description } = historyItem(event(overrides));
  return [title, description?.replaceAll('\u00a0', ' ')];
};

test.each([
  [{ kind: 'listed', to: 340_000 }, ['Entrou na lista', 'R$ 340.000,00']],
  [{ kind: 'listed' }, ['Entrou na lista', undefined]],
  [{ kind: 'price', from: 340_000, to: 320_000.5 }, ['Preço mudou', 'de R$ 340.000,00 para R$ 320.000,50']],
  [{ kind: 'valuation', from: null, to: 100 }, ['Avaliação mudou', 'de não informado para R$ 100,00']],
  [
    { kind: 'modality', from: 'Venda Online', to: 'Leilão SFI' },
    ['Modalidade mudou', 'de Venda Online para Leilão SFI'],
  ],
  [{ kind: 'rounds' }, ['Praças mudaram', undefined]],
  [{ kind: 'details' }, ['Descrição mudou', undefined]],
  [
    {
      kind: 'details',
      fields: [
        { name: 'address', from: 'Rua A, 1', to: null },
        { name: 'area_private', from: 60, to: 64.5 },
        { name: 'images', from: null, to: null },
      ],
    },
    [
      'Dados do imóvel mudaram',
      'Endereço: de Rua A, 1 para não informado · Área privativa: de 60 m² para 64,5 m² · Fotos mudaram',
    ],
  ],
  [
    {
      kind: 'details',
      fields: [{ name: 'link', from: 'https://a.example/1', to: 'https://paineira.example/1' }],
    },
    ['Dados do imóvel mudaram', 'Endereço do site oficial mudou'],
  ],
  [
    {
      kind: 'details',
      fields: [
        { name: 'occupancy', from: 'occupied', to: 'vacant' },
        { name: 'accepts_fgts', from: null, to: true },
        { name: 'process_number', from: null, to: '10000010920268260114' },
        { name: 'iptu_debt', from: 1234.56, to: null },
        { name: 'condominium_paid_by', from: 'seller', to: 'buyer' },
        { name: 'edital_url', from: null, to: 'https://paineira.example/1.pdf' },
      ],
    },
    [
      'Dados do imóvel mudaram',
      'Ocupação: de ocupado para desocupado · Aceita FGTS: de não informado para sim · Processo: de não informado para 1000001-09.2026.8.26.0114 · Débitos de IPTU: de R$ 1.234,56 para não informado · Quem paga o condomínio: de por conta do vendedor para por conta do arrematante · Edital publicado',
    ],
  ],
] as const)('[INTAKE-21] %o is put in words', (given, expected) => {
  expect(said(given as Partial<HistoryEvent>)).toEqual(expected);
});

test.each([
  [true, 'Passou a aceitar financiamento, segundo a lista'],
  [false, 'Deixou de aceitar financiamento, segundo a lista'],
  [null, 'A lista deixou de dizer se aceita financiamento'],
])('[INTAKE-20] financing that became %o is put in words', (to, title) => {
  expect(said({ kind: 'financing', from: to === null ? true : !to, to })).toEqual([title, undefined]);
});

test('[INTAKE-37] a list that was undone is named, and that it does not count', () => {
  expect(said({ kind: 'undone' })).toEqual([
    'Lista desfeita',
    'O que esta lista dizia do imóvel não vale. Vale o que constava antes dela.',
  ]);
});
