import { expect, test } from 'vitest';

import { cardTexts } from './pt-br-card.ts';
import { marketingTexts } from './pt-br-marketing.ts';

test('one day is said in the singular', () => {
  expect(cardTexts.staleList(1)).toBe('lista de há 1 dia: confira');
  expect(cardTexts.staleList(9)).toBe('lista de há 9 dias: confira');
  expect(marketingTexts.guarantee(1)).toBe('Garantia de 1 dia');
  expect(marketingTexts.guarantee(7)).toBe('Garantia de 7 dias');
});
