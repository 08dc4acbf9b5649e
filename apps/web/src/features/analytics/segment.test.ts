import { expect, test } from 'vitest';

import { segmentOf } from './segment.ts';

test.each([
  ['/', 'home'],
  ['/leiloes', 'leiloes'],
  ['/leiloes/imoveis', 'leiloes'],
  ['/busca-por-mapa', 'busca-por-mapa'],
  ['//Olá%20mundo/x', 'ol20mundo'],
])('[SHELL-11] %s is tracked as %s', (pathname, segment) => {
  expect(segmentOf(pathname)).toBe(segment);
});
