import { describe, expect, test } from 'vitest';

import { colors, highContrastColors, type ColorRole, type Pair } from './colors.ts';
import { contrast, contrastRules } from './contrast.ts';

const themes = [
  ['light', colors, 0],
  ['dark', colors, 1],
  ['high-contrast light', { ...colors, ...highContrastColors }, 0],
  ['high-contrast dark', { ...colors, ...highContrastColors }, 1],
] as const;

describe.each(themes)('%s', (_name, roles, at) => {
  const table: Record<ColorRole, Pair> = roles;

  test.each(contrastRules)('%s on %s has a ratio of %d', (front, back, needed) => {
    expect(contrast(table[front][at], table[back][at])).toBeGreaterThanOrEqual(needed);
  });
});

test('contrast is that of the standard: black on white 21, grey #767676 on white 4.54', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});
