import { auctionTypes } from '@martelo/domain/auction';
import { modalities } from '@martelo/domain/list-filters';
import { array, assert, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { phaseCodes } from '../../auctions/search-filters.ts';
import { dimensionOf, priceEdges } from '../dimensions.ts';
import { pack, packs } from './columns.ts';
import { unpack } from './count-values.ts';

const bandsOf = (name: 'area' | 'squareMetre' | 'nextPrice') => dimensionOf(name).edges!.length;

describe('columns that are counted together', () => {
  test.each([
    ['type', packs.sale.type, auctionTypes.length],
    ['phase', packs.sale.phase, Math.max(...Object.values(phaseCodes))],
    ['modality', packs.sale.modality, modalities.length],
    ['price', packs.bands.priceBand, priceEdges.length],
    ['area', packs.bands.areaBand, bandsOf('area')],
    ['square metre', packs.bands.squareMetreBand, bandsOf('squareMetre')],
    ['next price', packs.bands.nextPriceBand, bandsOf('nextPrice')],
  ])('have room for every code of %s', (_name, bits, greatest) => {
    expect(greatest).toBeLessThan(2 ** bits);
  });

  test('are counted as each by itself', () => {
    const bits = { first: 3, second: 4, third: 2 };
    const row = record({ first: nat(7), second: nat(15), third: nat(3) });
    assert(
      property(array(row), (rows) => {
        const counted = unpack(
          bits,
          rows.map((values) => ({ value: pack(bits, values), n: 1 })),
        );
        for (const name of ['first', 'second', 'third'] as const)
          for (const { value, n } of counted[name]!)
            expect(rows.filter((values) => values[name] === value)).toHaveLength(n);
        expect(counted.first!.reduce((sum, { n }) => sum + n, 0)).toBe(rows.length);
      }),
    );
  });
});
