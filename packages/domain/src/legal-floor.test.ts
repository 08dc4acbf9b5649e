import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anAuction } from './testing/index.ts';
import { legalArticles } from './legal-articles.ts';
import {
  findNoticeItems,
  type LegalFacts,
  noticeItems,
  readLegalFloor,
  saysBankruptcy,
  saysIncapacitated,
} from './legal-floor.ts';

const none: LegalFacts = {
  type: null,
  typeInferred: false,
  saleMethod: null,
  phase: 'unique',
  minimumBid: 50_000_00,
  valuation: 100_000_00,
  bankruptcy: false,
  incapacitatedOwner: false,
};
const judicial: Partial<LegalFacts> = { type: 'judicial', saleMethod: 'rounds' };
const sfi: Partial<LegalFacts> = { type: 'caixa', saleMethod: 'sfi', phase: 'sfi' };
const creditor: Partial<LegalFacts> = { type: 'extrajudicial', saleMethod: 'rounds' };

describe('readLegalFloor', () => {
  // Asked in thousands of reais, of a valuation of 100 thousand.
  test.each<
    [
      string,
      Partial<LegalFacts>,
      number | null,
      [rite: unknown, status: string, floor: number | null, article: unknown],
    ]
  >([
    [
      'court, first round, at the valuation',
      { ...judicial, phase: 'first' },
      100,
      ['judicial', 'above', 50, 'cpc-891'],
    ],
    ['court, second round, 60 %', { ...judicial, phase: 'second' }, 60, ['judicial', 'above', 50, 'cpc-891']],
    ['court, second round, half', { ...judicial, phase: 'second' }, 50, ['judicial', 'at', 50, 'cpc-891']],
    [
      'court, second round, under half',
      { ...judicial, phase: 'second' },
      49.99,
      ['judicial', 'below', 50, 'cpc-891'],
    ],
    [
      'court, one round alone, under half',
      { type: 'judicial', saleMethod: 'auction' },
      40,
      ['judicial', 'below', 50, 'cpc-891'],
    ],
    [
      'court, of an incapacitated owner, 70 %',
      { ...judicial, incapacitatedOwner: true },
      70,
      ['judicial', 'below', 80, 'cpc-896'],
    ],
    [
      'court, of an incapacitated owner, 80 %',
      { ...judicial, incapacitatedOwner: true },
      80,
      ['judicial', 'at', 80, 'cpc-896'],
    ],
    ['court, no asked value', judicial, null, ['judicial', 'unknown', 50, 'cpc-891']],
    ['court, no valuation', { ...judicial, valuation: null }, 50, ['judicial', 'unknown', null, 'cpc-891']],
    [
      'court, first of three rounds',
      { ...judicial, hasThirdRound: true, phase: 'first' },
      100,
      ['judicial', 'unknown', null, 'lei-11101-142'],
    ],
    [
      'court, second of three rounds, half',
      { ...judicial, hasThirdRound: true, phase: 'second' },
      50,
      ['judicial', 'unknown', null, 'lei-11101-142'],
    ],
    [
      'court, third round, 10 %',
      { ...judicial, hasThirdRound: true, phase: 'third' },
      10,
      ['judicial', 'unknown', null, 'lei-11101-142'],
    ],
    [
      'court, third round, of an incapacitated owner',
      { ...judicial, hasThirdRound: true, phase: 'third', incapacitatedOwner: true },
      70,
      ['judicial', 'unknown', null, 'lei-11101-142'],
    ],
    [
      'bankrupt estate, third call, at any price',
      { ...judicial, hasThirdRound: true, phase: 'third', bankruptcy: true },
      1,
      ['bankruptcy', 'none', null, 'lei-11101-142'],
    ],
    [
      'creditor, third round',
      { ...creditor, hasThirdRound: true, phase: 'third' },
      40,
      [null, 'unknown', null, null],
    ],
    [
      'creditor, second of three rounds',
      { ...creditor, hasThirdRound: true, phase: 'second' },
      60,
      [null, 'unknown', null, null],
    ],
    [
      'SFI, third auction',
      { ...sfi, hasThirdRound: true, phase: 'third' },
      40,
      ['fiduciary', 'unknown', null, null],
    ],
    [
      'an administration, third round',
      { type: 'administrativo', saleMethod: 'rounds', hasThirdRound: true, phase: 'third' },
      40,
      [null, 'unknown', null, null],
    ],
    ['a type that is only concluded', { ...judicial, typeInferred: true }, 40, [null, 'unknown', null, null]],
    ['SFI, round unknown, 70 %', sfi, 70, ['fiduciary', 'unknown', null, 'lei-9514-26a-3']],
    ['SFI, round unknown, half', sfi, 50, ['fiduciary', 'unknown', null, 'lei-9514-26a-3']],
    ['SFI, round unknown, under half', sfi, 49, ['fiduciary', 'unknown', null, 'lei-9514-26a-3']],
    ['SFI, round unknown, at the valuation', sfi, 100, ['fiduciary', 'unknown', null, null]],
    ['SFI, round unknown, above the valuation', sfi, 130, ['fiduciary', 'unknown', null, null]],
    [
      'SFI, round unknown, no valuation',
      { ...sfi, valuation: null },
      70,
      ['fiduciary', 'unknown', null, null],
    ],
    ['SFI, round unknown, no price', sfi, null, ['fiduciary', 'unknown', null, null]],
    [
      'SFI, more than the valuation, for the debt',
      { ...sfi, phase: 'second' },
      130,
      ['fiduciary', 'unknown', null, 'lei-9514-26a-3'],
    ],
    [
      'SFI, first auction, at the valuation',
      { ...sfi, phase: 'first' },
      100,
      ['fiduciary', 'at', 100, 'lei-9514-27-1'],
    ],
    [
      "SFI, first auction, under the list's valuation",
      { ...sfi, phase: 'first' },
      90,
      ['fiduciary', 'unknown', 100, 'lei-9514-27-1'],
    ],
    [
      'creditor, second round, 60 %',
      { ...creditor, phase: 'second' },
      60,
      ['fiduciary', 'unknown', null, 'lei-9514-26a-3'],
    ],
    [
      'creditor, second round, under half',
      { ...creditor, phase: 'second' },
      40,
      ['fiduciary', 'unknown', null, 'lei-9514-26a-3'],
    ],
    [
      'creditor, one auction alone',
      { type: 'extrajudicial', saleMethod: 'auction' },
      40,
      [null, 'unknown', null, null],
    ],
    [
      'Caixa, tender',
      { type: 'caixa', saleMethod: 'tender' },
      30,
      ['bank_own', 'none', null, 'lei-9514-27-5'],
    ],
    [
      'Caixa, online sale',
      { type: 'caixa', saleMethod: 'online' },
      20,
      ['bank_own', 'none', null, 'lei-9514-27-5'],
    ],
    [
      'Caixa, direct sale',
      { type: 'caixa', saleMethod: 'direct' },
      15,
      ['bank_own', 'none', null, 'lei-9514-27-5'],
    ],
    [
      'Caixa, a modality not known',
      { type: 'caixa', saleMethod: 'auction' },
      15,
      [null, 'unknown', null, null],
    ],
    [
      'bankrupt estate, in court',
      { ...judicial, bankruptcy: true, phase: 'second' },
      10,
      ['bankruptcy', 'none', null, 'lei-11101-142'],
    ],
    [
      'an owner who sells',
      { type: 'voluntario', saleMethod: 'auction' },
      10,
      ['voluntary', 'none', null, null],
    ],
    [
      'an administration',
      { type: 'administrativo', saleMethod: 'auction' },
      10,
      [null, 'unknown', null, null],
    ],
    ['no facts', {}, 10, [null, 'unknown', null, null]],
  ])('[RITE-02][RITE-05] %s', (_case, facts, minimumBid, expected) => {
    const { rite, floor, articles } = readLegalFloor({
      ...none,
      ...facts,
      minimumBid: minimumBid === null ? null : Math.round(minimumBid * 1000_00),
    });
    const thousands = floor.amount === null ? null : floor.amount / 1000_00;
    expect([rite, floor.status, thousands, floor.article]).toEqual(expected);
    const judicialUnless = floor.status === 'below' && floor.article === 'cpc-891' ? 'judge_minimum' : null;
    const debtUnless = floor.article === 'lei-9514-26a-3' ? 'debt' : judicialUnless;
    expect(floor.unless).toBe(rite === 'judicial' && facts.hasThirdRound ? 'bankruptcy' : debtUnless);
    if (floor.article) expect(articles).toContain(floor.article);
  });

  test('[RITE-01] the floor is exact to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10_000_000_00 }), (valuation) => {
        const at = (minimumBid: number) =>
          readLegalFloor({ ...none, ...judicial, valuation, minimumBid }).floor;
        const { amount } = at(1);
        expect(amount! * 2 - valuation).toBeOneOf([0, 1]);
        expect(at(amount!).status).toBe(valuation % 2 === 0 ? 'at' : 'above');
        if (amount! > 1) expect(at(amount! - 1).status).toBe('below');
      }),
    );
  });

  test('[RITE-06] the second auction of fiduciary property names both rules, and tells no share of the valuation', () => {
    const { floor, articles } = readLegalFloor({ ...none, ...sfi, minimumBid: 60_000_00 });
    expect(floor).toEqual({
      status: 'unknown',
      amount: null,
      share: null,
      article: 'lei-9514-26a-3',
      unless: 'debt',
    });
    expect(articles).toEqual(['lei-9514-27-1', 'lei-9514-27-2', 'lei-9514-26a-3', 'lei-9514-27-2b']);
    expect(legalArticles['lei-9514-26a-3'].says).toContain('dívida inteira');
  });

  test('[RITE-01] every article that is cited has its name, its words and its source', () => {
    for (const { name, says, url } of Object.values(legalArticles)) {
      expect(name).toMatch(/^(CPC|Lei [\d.]+\/\d{4}), art\. \d+/);
      expect(says.length).toBeLessThanOrEqual(400);
      expect(new URL(url).host).toBe('www.planalto.gov.br');
    }
  });
});

describe('the words of a source', () => {
  test.each([
    ['Massa Falida de Tal Ltda.', true],
    ['Leilão falimentar', true],
    ['Processo de falência', true],
    ['Falha no telhado', false],
    ['Não se trata de falência', false],
    ['Trata-se de bem da massa falida', true],
    ['Imóvel sem benfeitorias, pertencente à massa falida de Tal', true],
    ['Imóvel não ocupado, da Massa Falida de Tal', true],
    ['Vara em que se processa a falência de Tal', true],
    ['Não há, até esta data, pedido de falência', false],
    ['Em caso de falência do arrematante', false],
    ['Não foram localizados pedidos de falência', false],
    ['Sem qualquer registro de falência', false],
    ['Não pesa sobre o imóvel ação de falência', false],
    ['Se decretada a falência', false],
    ['Imóvel não pertence à massa falida', false],
  ])('[RITE-01] %s: of a bankrupt estate %s', (text, expected) => {
    expect(saysBankruptcy(text)).toBe(expected);
  });

  test.each([
    ['Imóvel de incapaz', true],
    ['Coproprietários incapazes', true],
    ['Não há incapaz entre os donos', false],
    ['Não há, segundo o edital, interesse de incapaz', false],
    ['Terreno sem muro, de pessoa incapaz', true],
    ['2ª praça: 50% da avaliação, ou 80% se o imóvel for de incapaz', false],
    ['Em se tratando de imóvel de incapaz', false],
    ['Sem menores, incapazes ou ausentes', false],
    ['Não envolve interesse de menor ou incapaz', false],
    ['Sem a participação de incapaz', false],
    ['Não há interesse de incapazes.', false],
    ['Sem interesse de incapaz', false],
    ['2ª praça: 50% da avaliação (80% em caso de bem de incapaz, art. 896 do CPC).', false],
    ['Se houver coproprietário incapaz, o mínimo é outro', false],
    ['Não há ônus. Trata-se de imóvel de incapaz.', true],
    ['Capaz de abrigar dois carros', false],
  ])('[RITE-01] %s: of an incapacitated owner %s', (text, expected) => {
    expect(saysIncapacitated(text)).toBe(expected);
  });
});

describe('findNoticeItems', () => {
  const bare = {
    kind: null,
    areas: { total: null, private: null, land: null },
    valuation: null,
    price: null,
    rounds: { first: null, second: null },
    extra: null,
    facts: null,
  };
  const items = (auction: Parameters<typeof findNoticeItems>[0]) =>
    findNoticeItems(auction).flatMap(({ item, found }) => (found ? [item] : []));

  test('[RITE-03] a source that states nothing has none of them', () => {
    expect(findNoticeItems(bare).map(({ item }) => item)).toEqual([...noticeItems]);
    expect(items(bare)).toEqual([]);
  });

  test('[RITE-03] each is found where the source states it', () => {
    const round = { date: new Date('2026-03-10T13:00Z'), minimum: 50_000_00 };
    expect(items({ ...bare, kind: 'Casa' })).toEqual([]);
    expect(items({ ...bare, kind: 'Casa', areas: { ...bare.areas, land: 300 } })).toEqual(['description']);
    expect(items({ ...bare, valuation: 1, price: 1 })).toEqual(['valuation', 'minimum']);
    expect(items({ ...bare, rounds: { first: round, second: { ...round, minimum: null } } })).toEqual([
      'minimum',
      'period',
      'second_date',
    ]);
    const first = { ...round, minimum: null };
    expect(items({ ...bare, rounds: { first, second: null }, undatedSecond: 30_000_00 })).toEqual([
      'minimum',
      'period',
    ]);
    expect(
      items({ ...bare, extra: 'Comissão de 5 %. Pagamento à vista. Penhora averbada na matrícula.' }),
    ).toEqual(['registration', 'commission', 'payment', 'encumbrances']);
    const facts = {
      editalUrl: 'https://tjgo.example/edital.pdf',
      processNumber: null,
      occupancy: null,
      acceptsFgts: null,
      postalCode: null,
      registration: { number: '123', office: null },
      iptu: { amount: 1, paidBy: null },
      condominium: null,
      bids: null,
    };
    expect(items({ ...bare, facts })).toEqual(['registration', 'encumbrances', 'edital']);
    expect(items({ ...anAuction(), facts })).toEqual(expect.arrayContaining(['edital', 'valuation']));
  });
});
