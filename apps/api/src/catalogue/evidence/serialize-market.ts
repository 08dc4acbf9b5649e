import { toReais } from '@martelo/domain/money';
import { pricePerSquareMetre } from '@martelo/domain/square-metre';
import { propertyTypeOf } from '@martelo/domain/codes';
import type { components } from '@martelo/openapi/schema';

import type { AuctionRow } from '../auctions/auction-row.ts';
import type { MarketRow } from './evidence.repository.ts';

type WireFigure = components['schemas']['MarketFigure'];

const places = ['neighborhood', 'city'] as const;
const bases = ['asked', 'declared', 'assessed'] as const;

/** Prices per square metre of lists compare by the area that the property's own is divided by; others are left out. */
export function serializeMarket(row: AuctionRow, rows: readonly MarketRow[]): WireFigure[] {
  const areas = { private: row.area_private, total: row.area_total, land: row.area_land };
  const type = row.subcategory_id === null ? null : propertyTypeOf(row.subcategory_id);
  const own = pricePerSquareMetre(1, areas, type)?.area ?? null;
  return bases.flatMap((basis) =>
    places.flatMap((scope) =>
      rows
        .filter((one) => one.basis === basis && (one.neighborhood === '') === (scope === 'city'))
        .filter(({ measure }) => basis !== 'asked' || measure === 'price' || measure === own)
        .toSorted((a, b) => Number(a.measure === 'price') - Number(b.measure === 'price'))
        .map(({ measure, n, q1, median, q3, from_date: from, to_date: to }) => ({
          basis,
          scope,
          area: measure === 'price' ? null : measure,
          n,
          q1: toReais(q1),
          median: toReais(median),
          q3: toReais(q3),
          from,
          to,
        })),
    ),
  );
}
