import { expect, test } from 'vitest';

import { initials } from './initials.ts';

test.each([
  ['first and last', 'Maria Clara Souza', 'MS'],
  ['particles left out', 'João da Silva e Souza dos Santos', 'JS'],
  ['one name', 'Érico', 'É'],
  ['an accent of its own', 'E\u0301rico', 'É'],
  ['small letters', 'ana lúcia', 'AL'],
  ['spaces around', '  Ana   Prado ', 'AP'],
  ['a particle alone', 'de', 'D'],
  ['an apostrophe', "Rui d'Ávila", 'RD'],
  ['figures and signs', '123 !!', ''],
  ['nothing', '', ''],
])('%s', (_case, name, letters) => {
  expect(initials(name)).toBe(letters);
});
