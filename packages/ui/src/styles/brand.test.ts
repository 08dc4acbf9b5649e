import { expect, test } from 'vitest';

import { brandProperties, checkBrand, type BrandColors } from './brand.ts';
import { colors } from './colors.ts';

const purple: BrandColors = {
  accent: ['#6b21a8', '#c084fc'],
  accentHover: ['#581c87', '#d8b4fe'],
  accentSoft: ['#f3e8ff', '#2d1643'],
  accentSoftHover: ['#e9d5ff', '#3b1d59'],
  accentText: ['#6b21a8', '#d8b4fe'],
};

test('[THEME-02] a brand whose colours can be read has no problem', () => {
  expect(checkBrand({})).toEqual([]);
  expect(checkBrand(purple)).toEqual([]);
});

test('[THEME-02] what cannot be read is named with its theme, its ground and both ratios', () => {
  const yellow = checkBrand({ ...purple, accentText: ['#facc15', '#d8b4fe'] });
  expect(yellow).toContainEqual({
    theme: 'light',
    front: 'accentText',
    back: 'surface',
    ratio: 1.53,
    needed: 4.5,
  });
  expect(yellow.every(({ theme }) => theme === 'light')).toBe(true);
  // The focus ring and a discount follow the accent's text.
  expect(yellow.map(({ front }) => front)).toEqual(expect.arrayContaining(['focusRing', 'discountText']));
});

test('[THEME-02] a role that the brand names does not follow another', () => {
  const { focusRing } = colors;
  const fronts = checkBrand({ ...purple, accentText: ['#facc15', '#d8b4fe'], focusRing }).map(
    ({ front }) => front,
  );
  expect(fronts).toContain('discountText');
  expect(fronts).not.toContain('focusRing');
});

test('a colour of another form is refused by name', () => {
  expect(() => checkBrand({ accent: ['purple', '#c084fc'] })).toThrow('accent: purple is not of the form');
});

test('[THEME-01] its custom properties carry both halves', () => {
  expect(brandProperties({ accentSoftHover: ['#e9d5ff', '#3b1d59'] })).toEqual({
    '--mt-color-accent-soft-hover': 'light-dark(#e9d5ff, #3b1d59)',
  });
});
