import { describe, expect, test } from 'vitest';

import { type EventFacts, eventKinds, eventSentence } from './event-words.ts';

const event = (overrides: Partial<EventFacts>): EventFacts => ({
  kind: 'price',
  from: null,
  to: null,
  fields: [],
  ...overrides,
});
const said = (overrides: Partial<EventFacts>) => eventSentence(event(overrides)).replaceAll('\u00a0', ' ');

describe('eventSentence', () => {
  test.each([
    ['a fall', { from: 200_000, to: 180_000.5 }, 'Preço caiu de R$ 200.000,00 para R$ 180.000,50'],
    ['a rise', { from: 180_000, to: 200_000 }, 'Preço subiu de R$ 180.000,00 para R$ 200.000,00'],
    ['the same price', { from: 100, to: 100 }, 'Preço mudou de R$ 100,00 para R$ 100,00'],
    [
      'a type, which comes by its code',
      { kind: 'details', fields: [{ name: 'type', from: 'judicial', to: 'voluntario' }] },
      'Tipo de leilão: de Judicial para Voluntário',
    ],
    ['a price that was unknown', { to: 100 }, 'Preço mudou de não informado para R$ 100,00'],
    ['a valuation', { kind: 'valuation', from: 100, to: 90 }, 'Avaliação mudou de R$ 100,00 para R$ 90,00'],
    [
      'a modality',
      { kind: 'modality', from: 'Venda Online', to: 'Venda Direta Online' },
      'Modalidade mudou de Venda Online para Venda Direta Online',
    ],
    [
      'a date',
      {
        kind: 'rounds',
        fields: [{ name: 'date_first', from: '10/03/2026 10:00', to: '12/03/2026 10:00' }],
      },
      'Data da 1ª praça: de 10/03/2026 10:00 para 12/03/2026 10:00',
    ],
    [
      'a third round',
      {
        kind: 'rounds',
        fields: [
          { name: 'date_third', from: null, to: '12/03/2026 10:00' },
          { name: 'minimum_value_third', from: null, to: 90_000 },
        ],
      },
      'Data da 3ª praça: de não informado para 12/03/2026 10:00 · Lance mínimo da 3ª praça: de não informado para R$ 90.000,00',
    ],
    ['rounds of an old list', { kind: 'rounds' }, 'Praças mudaram'],
    [
      'financing',
      { kind: 'financing', from: true, to: false },
      'Deixou de aceitar financiamento, segundo a lista',
    ],
    [
      'a document',
      { kind: 'details', fields: [{ name: 'edital_url', from: null, to: 'https://paineira.example/1.pdf' }] },
      'Edital publicado',
    ],
    [
      'several facts',
      {
        kind: 'details',
        fields: [
          { name: 'bedrooms', from: 2, to: 3 },
          { name: 'edital_url', from: null, to: 'https://paineira.example/1.pdf' },
        ],
      },
      'Quartos: de 2 para 3 · Edital publicado',
    ],
    [
      'an official page that moved',
      {
        kind: 'details',
        fields: [{ name: 'link', from: 'https://a.example/1', to: 'https://paineira.example/1' }],
      },
      'Endereço do site oficial mudou',
    ],
    ...(
      [
        ['edital_url', 'Edital mudou', 'Edital publicado', 'Edital retirado'],
        ['extra', 'Observações mudaram', 'Observações publicadas', 'Observações retiradas'],
        [
          'link',
          'Endereço do site oficial mudou',
          'Endereço do site oficial informado',
          'Endereço do site oficial retirado',
        ],
        ['images', 'Fotos mudaram', 'Fotos publicadas', 'Fotos retiradas'],
        ['auctioneer', 'Leiloeiro mudou', 'Leiloeiro informado', 'Leiloeiro retirado'],
      ] as const
    ).flatMap(([name, changed, added, removed]) =>
      (
        [
          ['1', '2', changed],
          [null, '2', added],
          ['1', null, removed],
          [null, null, changed],
        ] as const
      ).map(([from, to, sentence]): [string, Partial<EventFacts>, string] => [
        `${name} from ${from} to ${to}`,
        { kind: 'details', fields: [{ name, from, to }] },
        sentence,
      ]),
    ),
    [
      'a title',
      { kind: 'details', fields: [{ name: 'title', from: 'Casa em Goiânia', to: 'Casa em Anápolis' }] },
      'Título: de Casa em Goiânia para Casa em Anápolis',
    ],
    [
      'a long title, cut',
      { kind: 'details', fields: [{ name: 'title', from: `${'Casa '.repeat(17)}Branca`, to: 'Casa' }] },
      `Título: de ${'Casa '.repeat(15)}Casa… para Casa`,
    ],
    [
      'long titles that differ behind the cut',
      {
        kind: 'details',
        fields: [{ name: 'title', from: `${'Casa '.repeat(17)}1`, to: 'Casa '.repeat(17) }],
      },
      'Título mudou',
    ],
    ['leaving', { kind: 'gone' }, 'Saiu da lista, o que não diz se foi vendido'],
    ['coming back', { kind: 'returned' }, 'Voltou à lista'],
  ] satisfies [string, Partial<EventFacts>, string][])(
    '[NEWS-02][LABEL-09] states %s',
    (_case, given, sentence) => {
      expect(said(given)).toBe(sentence);
    },
  );

  test.each(eventKinds)('[NEWS-02] %s never says that something was sold or will fall', (kind) => {
    const sentence = said({ kind });
    expect(sentence).not.toBe('');
    expect(sentence.replace('não diz se foi vendido', '')).not.toMatch(/vendid|arrematad|vai /i);
  });
});
