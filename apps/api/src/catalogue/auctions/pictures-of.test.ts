import { expect, test } from 'vitest';

import { picturesOf } from './pictures-of.ts';

const row = { images: [], type: 3, sample: false, code: '10214912' };

test('[LABEL-30] a Caixa listing has the photo of its number', () => {
  expect(picturesOf(row)).toEqual(['https://venda-imoveis.caixa.gov.br/fotos/F000001021491221.jpg']);
});

test.each([
  ['invented', { sample: true }],
  ['of another source', { type: 2 }],
  ['with a number that is none', { code: 'L-1' }],
])('[LABEL-30] a property that is %s has none', (_case, change) => {
  expect(picturesOf({ ...row, ...change })).toEqual([]);
});

test('[LABEL-30] what the source gives stays', () => {
  expect(picturesOf({ ...row, images: ['https://x.example/1.jpg'] })).toEqual(['https://x.example/1.jpg']);
});
