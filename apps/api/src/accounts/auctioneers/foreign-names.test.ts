import { describe, expect, test } from 'vitest';

import { foreignNames } from './foreign-names.ts';

const isForeign = foreignNames([
  'Zuk',
  'Mega Leilões',
  'Paineira Leilões',
  '1001 Leilões',
  'Leilão 24',
  'Martelo',
]);

describe('foreignNames', () => {
  test.each([
    'Caixa',
    'CAIXA ECONÔMICA FEDERAL',
    'Caixa Leilões',
    'Leilões da Caixa',
    'Ca1xa Econômica',
    'C4ixa',
    'CA!XA',
    'Caixa!',
    'Caixa1',
    '24Caixa',
    'Calxa',
    'C A I X A',
    'C.A.I.X.A.',
    'C-a-i-x-a Imóveis',
    'Cai xa Econômica',
    'Caíxá',
    'Caіxa',
    'Сaixa',
    'САІХА',
    'Ca\u200Bi\u2060xa',
    'Cai\u00ADxa',
    'Cai\u115Fxa',
    'Ｃａｉｘａ',
    '𝐂𝐚𝐢𝐱𝐚',
    'Ⓒⓐⓘⓧⓐ',
    'Caixa|Leilões',
    'CaixaEconomica',
    'caixaleiloes',
    'LeilõesCaixa Oficial',
    'Banco do Brasil',
    'B4nc0 do Bra$il Leilões',
    'Itaú',
    'ltau Unibanco',
    'Santander Imóveis',
    'Bradesc0',
    'Banco Safra',
  ])('[SAFE-22] a bank’s name in whatever spelling is its own: %s', (name) =>
    expect(isForeign(name)).toBe(true),
  );

  test.each([
    'Leilões Caixanorte',
    'Caixanorte Leilões',
    'Caixas e Caixotes Leilões',
    'Encaixa Leilões',
    'João Safra Leilões',
    'Inter Leilões',
    'Pan Leilões',
    'Brasil Leilões',
    'Itaúna Leilões',
    'Cefas Leilões',
    'Cajueiro Leilões',
    'Helena Prado',
    'Leiloeiro de demonstração Aurora',
    'Banco de Imóveis',
  ])('[SAFE-22] another word that begins like one is not: %s', (name) => expect(isForeign(name)).toBe(false));

  test.each([
    'Zuk',
    'ZUK Leilões Oficial',
    'Zuk Leiloeiro Oficial Ltda',
    'zükleiloes',
    'Portal Zuk',
    'Zuk 1',
    'M3ga Leilões',
    'Paineira Imóveis',
    'Pаineira Leilões',
    'Martelo',
    '1001 Leilões',
    'Leilão 24',
  ])('[SAFE-23] another’s name is another’s, the trade’s words aside: %s', (name) =>
    expect(isForeign(name)).toBe(true),
  );

  test.each([
    'Zukerman Leilões',
    'Mega Norte Leilões',
    'Paineira do Sul',
    '2002 Leilões',
    'Leilão 25',
    'Leilões',
    '',
  ])('[SAFE-23] a part of it is not: %s', (name) => expect(isForeign(name)).toBe(false));
});
