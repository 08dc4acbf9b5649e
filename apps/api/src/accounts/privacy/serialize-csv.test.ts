import { describe, expect, test } from 'vitest';

import { serializeCsv } from './serialize-csv.ts';

describe('serializeCsv', () => {
  test.each<[string, unknown, string]>([
    ['a text', 'Goiânia', 'Goiânia'],
    ['a comma', 'a, b', '"a, b"'],
    ['a semicolon, which parts columns in Brazil', 'a;b', '"a;b"'],
    ['quotes', 'o "bom"', '"o ""bom"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['nothing', null, ''],
    ['a number, also below zero', -12.5, '-12.5'],
    ['a moment', new Date('2026-03-10T12:00Z'), '2026-03-10T12:00:00.000Z'],
    ['an object', { rua: 'X' }, '"{""rua"":""X""}"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a plus', '+55 62', "'+55 62"],
    ['a minus as text', '-2+3', "'-2+3"],
    ['yes', true, 'sim'],
    ['no', false, 'não'],
    ['several words', ['Aceita FGTS', 'Até 60 m²'], '"Aceita FGTS, Até 60 m²"'],
    ['no words', [], ''],
    ['words that begin as a formula', ['=1+1', 'b'], `"'=1+1, b"`],
    ['several objects', [{ a: 1 }], '"[{""a"":1}]"'],
    ['a full-width equals sign, which Numbers reads as one', '\uFF1D1+1', "'\uFF1D1+1"],
    ['an at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', '"\'\r=1"'],
    ['a formula with a comma', '=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('[ACC-09] %s', (_case, value, cell) => {
    expect(serializeCsv([{ coluna: value }])).toBe(`\uFEFFcoluna\r\n${cell}\r\n`);
  });

  test('[ACC-09] the first row names the columns of all', () => {
    expect(serializeCsv([{ a: 1, b: 'x' }, { a: 2 }])).toBe('\uFEFFa,b\r\n1,x\r\n2,\r\n');
  });
});
