import { describe, expect, test } from 'vitest';

import { colors, highContrastColors, type ColorRole, type Pair } from './colors.ts';
import { contrast } from './contrast.ts';

const themes = [
  ['light', colors, 0],
  ['dark', colors, 1],
  ['high-contrast light', { ...colors, ...highContrastColors }, 0],
  ['high-contrast dark', { ...colors, ...highContrastColors }, 1],
] as const;

const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;
const texts = [
  'text',
  'textMuted',
  'accentText',
  'positiveText',
  'cautionText',
  'criticalText',
  'infoText',
] as const;

const onSurfaces = surfaces.flatMap((surface) => texts.map((role) => [role, surface] as const));

const onSofts = [
  ['textFaint', 'canvas'],
  ['textFaint', 'surface'],
  ['textFaint', 'surfaceRaised'],
  ['text', 'accentSoft'],
  ['accentText', 'accentSoft'],
  ['accentText', 'accentSoftHover'],
  ['discountText', 'discountSoft'],
  ['phaseFirstText', 'phaseFirstSoft'],
  ['phaseSecondText', 'phaseSecondSoft'],
  ['phaseUniqueText', 'phaseUniqueSoft'],
  ['phaseDirectText', 'phaseDirectSoft'],
  ['phaseEndedText', 'phaseEndedSoft'],
  ['positiveText', 'positiveSoft'],
  ['cautionText', 'cautionSoft'],
  ['criticalText', 'criticalSoft'],
  ['infoText', 'infoSoft'],
  ['onSolid', 'accent'],
  ['onSolid', 'accentHover'],
  ['onSolid', 'positiveSolid'],
  ['onSolid', 'cautionSolid'],
  ['onSolid', 'criticalSolid'],
  ['onSolid', 'infoSolid'],
] as const;

const outlines = [
  ['borderStrong', 'canvas'],
  ['borderStrong', 'surface'],
  ['focusRing', 'canvas'],
  ['focusRing', 'surface'],
  ['focusRing', 'surfaceRaised'],
] as const;

describe.each(themes)('%s', (_name, roles, at) => {
  const ratio = (front: ColorRole, back: ColorRole) => {
    const table: Record<ColorRole, Pair> = roles;
    return contrast(table[front][at], table[back][at]);
  };

  test.each([...onSurfaces, ...onSofts])('%s on %s is AA', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces)('body text on %s is AAA', (surface) => {
    expect(ratio('text', surface)).toBeGreaterThanOrEqual(7);
  });

  test.each(outlines)('%s against %s can be seen', (line, surface) => {
    expect(ratio(line, surface)).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is that of the standard: black on white 21, grey #767676 on white 4.54', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});
