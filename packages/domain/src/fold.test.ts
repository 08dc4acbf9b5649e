import { expect, test } from 'vitest';

import { fold } from './fold.ts';

test.each([
  ['São João  del-Rei', 'sao joao del-rei'],
  [' GALPÃO\tde Açúcar ', 'galpao de acucar'],
  ['Ñandu', 'nandu'],
  ['Sa\u0303o', 'sao'],
])('%o folds to %o', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});
