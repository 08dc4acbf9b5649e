import { expect, test } from 'vitest';

import { acceptedFormat, forDrawings } from './accepted-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png,*/*;q=0.8', 'webp'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['IMAGE/AVIF; q=0.1', 'avif'],
  ['image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('who accepts %j gets %s', (accept, format) => expect(acceptedFormat(accept)).toBe(format));

test.each([
  ['image/avif,image/webp,*/*', 'webp'],
  ['image/avif', 'avif'],
  ['*/*', 'jpeg'],
])('a drawing for who accepts %j is %s', (accept, format) =>
  expect(acceptedFormat(accept, forDrawings)).toBe(format),
);
