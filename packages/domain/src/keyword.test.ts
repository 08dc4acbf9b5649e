import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { keywordTerms } from './keyword.ts';

const words = (keyword: string) => keywordTerms(keyword).map(({ word }) => word);

test.each([
  ['casa de praia em Itanhaém', ['casa', 'praia', 'itanhaem']],
  ['Qd. 12, lote 7-A', ['qd', '12', 'lote', '7']],
  ['casa CASA cása', ['casa']],
  ['imóvel 844441234567-8', ['imovel', '8444412345678']],
  ['de da do', []],
  ["' & | ! ( ) :*", []],
  ['', []],
])('[SENT-24] the words of %o', (keyword, expected) => expect(words(keyword)).toEqual(expected));

test.each([
  ['matrícula 12.345', ['matricula12345']],
  ['casa matricula nº 12345 em goiania', ['casa', 'matricula12345', 'goiania']],
  ['Matrícula n. 12.345 do 2º CRI', ['matricula12345']],
  ['matrícula atualizada', ['matricula', 'atualizada']],
  ['processo 1023456-78.2023.8.26.0100', ['processo10234567820238260100']],
  ['10234567820238260100', ['processo10234567820238260100']],
  ['processo judicial 12', ['processo', 'judicial', '12']],
])('[SENT-28] a number is one word with what it is of: %s', (keyword, expected) =>
  expect(words(keyword)).toEqual(expected),
);

test('[SENT-28] a text that writes the number out is found too', () => {
  expect(keywordTerms('matrícula 12.345')[0]?.alternatives).toEqual(['matricula 12 345', 'matricula 12345']);
  expect(keywordTerms('1023456-78.2023.8.26.0100')[0]?.alternatives).toContain('1023456 78 2023 8 26 0100');
});

test('a word brings its synonyms', () => {
  expect(keywordTerms('galpão')[0]?.alternatives).toContain('barracao');
});

test('at most 12 words of at most 40 characters come out of any text, in letters and digits alone', () => {
  expect(
    words('abc '.repeat(3) + Array.from({ length: 30 }, (_, index) => `palavra${index}`).join(' ')),
  ).toHaveLength(12);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const found = words(text);
      expect(found.length).toBeLessThanOrEqual(12);
      for (const word of found) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
    }),
  );
});
