import { expect, test } from 'vitest';

import { variants } from './variants.ts';

const look = variants('base', {
  variants: {
    size: { small: 'is-small', medium: 'is-medium' },
    wrap: { true: 'wraps' },
    words: { true: 'worded', false: 'plain' },
  },
  defaultVariants: { size: 'medium' },
});

test.each([
  ['nothing but defaults', {}, 'base is-medium'],
  ['what is undefined is the default', { size: undefined }, 'base is-medium'],
  ['null is none of the table', { size: null }, 'base'],
  [
    'one of each table, in the order of the tables',
    { words: true, size: 'small', wrap: true },
    'base is-small wraps worded',
  ],
  ['false without a class of its own', { wrap: false }, 'base is-medium'],
  ['false with one', { words: false }, 'base is-medium plain'],
  ['a className last', { size: 'small', className: 'mine' }, 'base is-small mine'],
  ['another className', { size: 'small', className: 'yours' }, 'base is-small yours'],
  ['none again', { size: 'small' }, 'base is-small'],
] as const)('%s', (_case, chosen, classes) => {
  expect(look(chosen)).toBe(classes);
  expect(look(chosen)).toBe(classes);
});

test('what no table knows has no class, by whatever name an object has it', () => {
  expect(look({ size: 'huge' as 'small' })).toBe('base');
  expect(look({ size: 'toString' as 'small' })).toBe('base');
  expect(look({ size: 7 as unknown as 'small' })).toBe('base');
});

test('without tables there is the base and a className', () => {
  expect(variants(['a', 'b'], { variants: {} })()).toBe('a b');
  expect(variants('a', { variants: {} })({ className: 'mine' })).toBe('a mine');
});
