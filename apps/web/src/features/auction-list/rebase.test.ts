import type { ListPage } from '@martelo/api-client';
import { type ListFilters, noFilters } from '@martelo/domain/list-filters';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { activeChips, foldReading } from './active-chips.ts';
import { rebase } from './rebase.ts';

type Page = Pick<ListPage, 'reading'>;

const unread: Page = { reading: { chips: [], rest: '', unread: [], similar: [], applied: {} } };
const read: Page = {
  reading: {
    ...unread.reading,
    chips: [{ kind: 'propertyType', label: 'Casas', text: 'casa' }],
    rest: 'quintal',
    applied: { propertyType: 'house' },
  },
};
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const filters = (some: Partial<ListFilters>): ListFilters => ({ ...noFilters, ...some });

test('[LIST-04] of several values a late change adds and takes away its own alone', () => {
  const shown = filters({ bedrooms: [1], types: ['judicial'] });
  const inForce = filters({ bedrooms: [1, 2], types: [] });
  expect(ascending(rebase({ bedrooms: [1, 3] }, shown, '', unread)(inForce).bedrooms)).toEqual([1, 2, 3]);
  expect(rebase({ bedrooms: [] }, shown, '', unread)(inForce).bedrooms).toEqual([2]);
  expect(rebase({ types: ['judicial', 'caixa'] }, shown, '', unread)(inForce).types).toEqual(['caixa']);
});

test('[LIST-02] a chip that is taken off late leaves what was changed meanwhile', () => {
  const shown = filters({ bedrooms: [2, 3], priceMax: 90_000_000, page: 4 });
  const chip = activeChips(shown, { ...unread, facets: {} }).find(({ id }) => id === 'price')!;
  const inForce = { ...shown, bedrooms: [3], phase: 'second' as const };
  expect(rebase(chip.without, shown, '', unread)(inForce)).toEqual(
    filters({ bedrooms: [3], phase: 'second' }),
  );
});

test('[LIST-04] what a sentence says is stated once, and a later change keeps it', () => {
  const stated = filters({ keyword: 'casa com quintal' });
  const shown = foldReading(stated, read);
  const first = rebase({ bedrooms: [2] }, shown, stated.keyword, read)(stated);
  expect(first).toEqual(filters({ keyword: 'quintal', propertyType: 'house', bedrooms: [2] }));
  const second = rebase({ types: ['judicial'] }, shown, stated.keyword, read)(first);
  expect(second).toEqual({ ...first, types: ['judicial'] });
});

test('a change of what is in force is itself', () => {
  const values = fc.subarray([1, 2, 3, 4, 5]);
  fc.assert(
    fc.property(values, values, (before, after) => {
      const shown = filters({ bedrooms: before });
      const { bedrooms } = rebase({ bedrooms: after }, shown, '', unread)(shown);
      expect(ascending(bedrooms)).toEqual(after);
    }),
  );
});
