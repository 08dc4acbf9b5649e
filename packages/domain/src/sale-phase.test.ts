import { describe, expect, test } from 'vitest';

import type { Auction } from './auction.ts';
import { isOver, roundAt, salePhaseAt, valueAt } from './phase.ts';
import { saleMethodOf } from './sale-method.ts';
import { describeSale } from './sale-words.ts';
import { amountLabelAt, phaseLabels, statusAt, statusLabels } from './status.ts';
import { anAuction, aRound, sampleNow } from './testing/index.ts';

const past = aRound('2026-03-01T09:00:00-03:00', 900);
const soon = aRound('2026-03-12T09:00:00-03:00', 900);
const unstated = { ...past, minimum: null };
const none = { first: null, second: null };

type Given = Partial<
  Pick<Auction, 'rounds' | 'saleMethod' | 'directSale' | 'undatedSecond' | 'type' | 'price' | 'valuation'>
>;

/** What each kind of row may be called, from what the sources' lists hold; the sentence is of the auction's page. */
const table: readonly [row: string, given: Given, badge: string, status: string, sentence: RegExp | null][] =
  [
    [
      'SFI: one edital, two auctions, no date in the list',
      { saleMethod: 'sfi', rounds: none, price: 900, valuation: 900 },
      'Leilão SFI',
      'Data não informada',
      /^Leilão SFI: 1º e 2º leilão no edital; datas não informadas na lista\. O preço é igual à avaliação, e por isso deve ser o mínimo do 1º leilão \(deduzido\); se uma lista já o mudou, é o do 2º\.$/,
    ],
    [
      'SFI below its valuation, which the first auction does not take',
      { saleMethod: 'sfi', rounds: none, price: 540, valuation: 900 },
      'Leilão SFI',
      'Data não informada',
      /na lista\. O preço está abaixo da avaliação, e por isso deve ser o mínimo do 2º leilão \(deduzido\)\.$/,
    ],
    [
      'SFI without a price',
      { saleMethod: 'sfi', rounds: none, price: null, valuation: 900 },
      'Leilão SFI',
      'Data não informada',
      /datas não informadas na lista\.$/,
    ],
    [
      'SFI with its dates',
      { saleMethod: 'sfi', rounds: { first: soon, second: null } },
      '1ª PRAÇA',
      'Encerra em breve',
      null,
    ],
    [
      'a tender, undated',
      { saleMethod: 'tender', rounds: none },
      'Licitação aberta',
      'Data não informada',
      /^Licitação aberta: propostas até uma data do edital; data não informada na lista\.$/,
    ],
    [
      'a tender with its date',
      { saleMethod: 'tender', rounds: { first: soon, second: null } },
      'Licitação aberta',
      'Encerra em breve',
      /^Licitação aberta: propostas até 12\/03\/2026 às 09:00\.$/,
    ],
    [
      "Caixa's online sale",
      { saleMethod: 'online', rounds: none, directSale: true, type: 'caixa' },
      'Venda online',
      'Venda online',
      /^Venda online: maior proposta até o prazo; prazo na página da Caixa\.$/,
    ],
    [
      'an online sale of another seller',
      { saleMethod: 'online', rounds: none, directSale: true, type: 'voluntario' },
      'Venda online',
      'Venda online',
      /prazo na página oficial\.$/,
    ],
    [
      'a direct sale',
      { saleMethod: 'direct', rounds: none, directSale: true },
      'Venda direta',
      'Venda direta',
      null,
    ],
    [
      'one date without a word about the praça',
      { saleMethod: 'auction', rounds: { first: soon, second: null } },
      'LEILÃO',
      'Encerra em breve',
      /^Leilão de uma só data na lista, que não diz de qual praça é\.$/,
    ],
    [
      'no date',
      { saleMethod: 'auction', rounds: none },
      'LEILÃO',
      'Data não informada',
      /^Leilão: data não informada na lista\.$/,
    ],
    [
      'a first praça',
      { saleMethod: 'rounds', rounds: { first: soon, second: null } },
      '1ª PRAÇA',
      'Encerra em breve',
      null,
    ],
    [
      'a first praça that is over, a second without a date',
      { saleMethod: 'rounds', rounds: { first: past, second: null }, undatedSecond: 600 },
      '2ª PRAÇA',
      'Data não informada',
      /^2ª praça: a lista informa o lance mínimo, mas não a data\.$/,
    ],
    [
      'a first praça that is over, no second known',
      { saleMethod: 'rounds', rounds: { first: past, second: null } },
      '1ª PRAÇA',
      'Encerrado',
      null,
    ],
    [
      'a third praça with its minimum',
      { saleMethod: 'rounds', rounds: { first: past, second: past, third: soon } },
      '3ª PRAÇA',
      'Encerra em breve',
      null,
    ],
    [
      'a third praça that may take any price',
      { saleMethod: 'rounds', rounds: { first: past, second: past, third: { ...soon, minimum: null } } },
      '3ª PRAÇA',
      'Encerra em breve',
      /^3ª praça: a lista não informa o lance mínimo; o valor mostrado é o de uma praça anterior\.$/,
    ],
    [
      'a third praça that is far off',
      { rounds: { first: past, second: past, third: aRound('2026-04-30T09:00:00-03:00', 1) } },
      '3ª PRAÇA',
      'Aberto',
      null,
    ],
    [
      'a third praça of which no round states a minimum',
      { rounds: { first: unstated, second: unstated, third: { ...soon, minimum: null } } },
      '3ª PRAÇA',
      'Encerra em breve',
      /^3ª praça: a lista não informa o lance mínimo\.$/,
    ],
    [
      'three praças that are over',
      { rounds: { first: past, second: past, third: past } },
      '3ª PRAÇA',
      'Encerrado',
      null,
    ],
    [
      "the specification's fields alone, one date",
      { rounds: { first: soon, second: null } },
      '1ª PRAÇA',
      'Encerra em breve',
      null,
    ],
    ["the specification's fields alone, no date", { rounds: none }, 'LEILÃO', 'Aberto', null],
    [
      "the specification's fields alone, a second minimum",
      { rounds: { first: past, second: null }, undatedSecond: 600 },
      '1ª PRAÇA',
      'Encerrado',
      null,
    ],
  ];

describe.each(table)('%s', (_row, given, badge, status, sentence) => {
  const auction = anAuction({ ...given, source: null });

  test(`[LABEL-01][LABEL-09][RULE-01] is called ${badge}`, () => {
    expect(phaseLabels[salePhaseAt(auction, sampleNow)]).toBe(badge);
  });

  test(`[LABEL-04][RULE-10] stands as ${status}`, () => {
    expect(statusLabels[statusAt(auction, sampleNow)]).toBe(status);
  });

  test('[LABEL-02][LABEL-03][LABEL-10] its page says what the list leaves out', () => {
    const said = describeSale(auction, sampleNow);
    if (sentence) expect(said).toMatch(sentence);
    else expect(said).toBeNull();
  });
});

test.each<[string, number | null, boolean | undefined, RegExp]>([
  [
    'risen, a debt above the valuation',
    1100,
    true,
    /Uma lista mudou o preço: deve ser o do 2º leilão \(deduzido\)\.$/,
  ],
  ['fallen', 540, true, /Uma lista mudou o preço: deve ser o do 2º leilão \(deduzido\)\.$/],
  ['above the valuation, unchanged', 1100, false, /Não se sabe de qual dos dois leilões é o preço\.$/],
  [
    'above the valuation, without a history',
    1100,
    undefined,
    /Não se sabe de qual dos dois leilões é o preço\.$/,
  ],
  ['at the valuation, unchanged', 900, false, /igual à avaliação, .* 1º leilão \(deduzido\)\.$/],
  ['below the valuation, unchanged', 540, false, /abaixo da avaliação, .* 2º leilão \(deduzido\)\.$/],
])('[LABEL-02] an SFI price %s', (_case, price, hasChanged, sentence) => {
  const auction = anAuction({ saleMethod: 'sfi', rounds: none, price, valuation: 900 });
  expect(describeSale(auction, sampleNow, hasChanged)).toMatch(sentence);
});

test('[LABEL-02] an SFI price without a valuation may be of either auction', () => {
  const auction = anAuction({ saleMethod: 'sfi', rounds: none, price: 900, valuation: null });
  expect(describeSale(auction, sampleNow)).toMatch(/Não se sabe de qual dos dois leilões é o preço\.$/);
});

test('[LABEL-02] the amount of an SFI row is not called the first auction’s, as it may be the second’s', () => {
  const auction = anAuction({ saleMethod: 'sfi', rounds: none, price: 540, valuation: 900 });
  expect(amountLabelAt(auction, sampleNow)).toBe('lance mínimo');
});

test('[LABEL-05] a second praça without a date has its own minimum, no date, and keeps the sale open', () => {
  const auction = anAuction({
    saleMethod: 'rounds',
    rounds: { first: past, second: null },
    undatedSecond: 600,
  });
  expect(valueAt(auction, sampleNow)).toBe(600);
  expect(roundAt(auction, sampleNow)).toBeNull();
  expect(isOver(auction, sampleNow)).toBe(false);
  const before = new Date('2026-02-20T09:00:00-03:00');
  expect(valueAt(auction, before)).toBe(900);
  expect(roundAt(auction, before)).toBe(past);
});

test.each([
  ['Leilão SFI - Edital Único', 'sfi'],
  ['Licitação Aberta', 'tender'],
  ['LICITACAO ABERTA', 'tender'],
  ['Venda Online', 'online'],
  ['Venda On-line', 'online'],
  ['Venda Direta Online', 'direct'],
  ['Compra direta', 'direct'],
  ['Leilão único', 'auction'],
  ['Leilão eletrônico', null],
  [null, null],
])('[LABEL-01] the modality %j is %j', (modality, method) => {
  expect(saleMethodOf(modality)).toBe(method);
});
