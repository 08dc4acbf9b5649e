import { expect, test } from 'vitest';

import { accountTexts as messages } from '../messages/pt-br-account.ts';
import { formatPriceRange } from './price-range.ts';

test.each([
  ['both', 100_000_00, 500_000_00, 'R$ 100.000,00 até R$ 500.000,00'],
  ['from zero', 0, 500_000_00, 'R$ 0,00 até R$ 500.000,00'],
  ['no maximum', 100_000_00, null, 'a partir de R$ 100.000,00'],
  ['no minimum', null, 500_000_00, 'até R$ 500.000,00'],
  ['neither', null, null, 'Valor não informado'],
  ['no amount', -1, 500_000_00, 'Valor inválido até R$ 500.000,00'],
])('[ALERT-05] %s', (_case, minimum, maximum, text) => {
  expect(formatPriceRange(minimum, maximum, messages).replaceAll('\u00a0', ' ')).toBe(text);
});
