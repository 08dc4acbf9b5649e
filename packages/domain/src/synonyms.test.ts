import { expect, test } from 'vitest';

import { fold } from './fold.ts';
import { synonymsOf } from './synonyms.ts';

test.each([
  ['apto', 'apartamento'],
  ['barracao', 'galpao'],
  ['vaga', 'garagem'],
  ['qto', 'dormitorio'],
  ['lote', 'terreno'],
])('%s is also searched as %s, and the other way', (word, other) => {
  expect(synonymsOf(word)).toContain(other);
  expect(synonymsOf(other)).toContain(word);
  expect(synonymsOf(word)).not.toContain(word);
});

test('synonyms are folded, and most words have none', () => {
  expect(synonymsOf('piscina')).toEqual([]);
  for (const word of synonymsOf('galpao')) expect(fold(word)).toBe(word);
});
