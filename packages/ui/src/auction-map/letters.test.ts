import { expect, test } from 'vitest';

import { placeLetters } from './letters.ts';
import { labelOf, stateAt } from './outline.ts';
import { project, unproject } from './projection.ts';
import { brazil, viewOf } from './view.ts';

const view = viewOf(brazil);
/** Of a square of 540 px, letters of 12 px. */
const letter = view.span / 45;
const lettersOf = (...given: Parameters<typeof placeLetters>) => Object.fromEntries(placeLetters(...given));

test('[INFO-07] states with room have their letters in the middle of their land', () => {
  const letters = lettersOf(view, []);
  expect(letters['SP']).toEqual(labelOf('SP'));
  expect(letters).not.toHaveProperty('DF');
  expect(lettersOf({ span: 5 }, [])['DF']).toEqual(labelOf('DF'));
});

test.each([
  ['Goiânia', 'GO', -16.69, -49.26, 1.9],
  ['São Paulo', 'SP', -23.55, -46.63, 1.9],
  ['Fortaleza', 'CE', -3.73, -38.53, 1.9],
  ['Boa Vista', 'RR', 2.82, -60.67, 1.1],
] as const)(
  '[INFO-07] a circle on %s covers no letter of %s, which stay on its land',
  (_city, uf, latitude, longitude, radius) => {
    const middle = project({ latitude, longitude });
    const { [uf]: place } = lettersOf(view, [{ middle, radius }]);
    expect(place).toBeDefined();
    const [x, y] = [Math.abs(place!.x - middle.x) / letter, Math.abs(place!.y - middle.y) / letter];
    expect(Math.hypot(Math.max(x - 0.85, 0), Math.max(y - 0.5, 0))).toBeGreaterThanOrEqual(radius);
    expect(stateAt(unproject(place!))).toBe(uf);
  },
);

test('[INFO-07] a state that a circle covers whole has no letters', () => {
  const letters = lettersOf(view, [{ middle: labelOf('AP'), radius: 6 }]);
  expect(letters).not.toHaveProperty('AP');
  expect(letters).toHaveProperty('AM');
});
