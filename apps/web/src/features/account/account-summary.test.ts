import { describe, expect, test } from 'vitest';

import { formatRecurrence } from './account-summary.calls.ts';

describe('formatRecurrence', () => {
  test.each([
    [1, 'month', 'Mensal'],
    [1, 'year', 'Anual'],
    [3, 'month', 'A cada 3 meses'],
    [2, 'year', 'A cada 2 anos'],
    [1, 'semana', 'semana'],
  ])('[ACC-06] %d of %s is %s', (interval, type, printed) => {
    expect(formatRecurrence(interval, type)).toBe(printed);
  });
});
