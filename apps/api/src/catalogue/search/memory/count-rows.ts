import type { Count, Summary } from '../sql/search.ts';
import type { FilterMask } from './filter-mask.ts';
import type { SearchRows } from './search-rows.ts';

/** Total and prices. */
function sumPrices({ prices }: SearchRows, found: Int32Array) {
  let sum = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const row of found) {
    const price = prices[row]!;
    sum += price;
    if (price < low) low = price;
    if (price > high) high = price;
  }
  const total = found.length;
  return { total, sum, low: total > 0 ? low : null, high: total > 0 ? high : null };
}

/** How many of these rows have which value. */
function countBy(values: Uint8Array, found: Int32Array): Count[] {
  const counts = new Int32Array(256);
  for (const row of found) counts[values[row]!]! += 1;
  return [...counts].flatMap((n, id) => (n > 0 ? { id, n } : []));
}

/** Total, prices and every facet of masked rows. */
export function summarizeRows(rows: SearchRows, { rowsPassing }: FilterMask): Summary {
  return {
    ...sumPrices(rows, rowsPassing()),
    bands: countBy(rows.bands, rowsPassing()),
    subcategories: countBy(rows.subcategories, rowsPassing({ except: 'subcategory' })),
    types: countBy(rows.types, rowsPassing({ except: 'type' })),
    phases: countBy(rows.phases, rowsPassing({ except: 'phase' })),
    bedrooms: countBy(rows.bedrooms, rowsPassing({ except: 'bedrooms' })),
    states: countBy(rows.states, rowsPassing({ except: 'place' })),
  };
}
