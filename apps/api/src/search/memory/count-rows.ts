import type { Count, Summary } from '../search.ts';
import { unmet } from './judge-rows.ts';
import type { SearchRows } from './search-rows.ts';

/** The filters' total and prices. */
function sumPrices({ prices }: SearchRows, judged: Uint8Array) {
  let total = 0;
  let sum = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (let row = 0; row < judged.length; row++) {
    if (judged[row] !== 0) continue;
    const price = prices[row]!;
    total += 1;
    sum += price;
    if (price < low) low = price;
    if (price > high) high = price;
  }
  return { total, sum, low: total > 0 ? low : null, high: total > 0 ? high : null };
}

/** How many rows have which value, of those that meet every filter but those of `left`. */
function countBy(values: Uint8Array, judged: Uint8Array, left: number): Count[] {
  const counts = new Int32Array(256);
  const others = ~left;
  for (let row = 0; row < judged.length; row++) if ((judged[row]! & others) === 0) counts[values[row]!]! += 1;
  return [...counts].flatMap((n, id) => (n > 0 ? { id, n } : []));
}

/** Total, prices and every facet of rows that were judged. */
export function summarizeRows(rows: SearchRows, judged: Uint8Array): Summary {
  return {
    ...sumPrices(rows, judged),
    bands: countBy(rows.bands, judged, 0),
    subcategories: countBy(rows.subcategories, judged, unmet.subcategory),
    types: countBy(rows.types, judged, unmet.type),
    phases: countBy(rows.phases, judged, unmet.phase),
    bedrooms: countBy(rows.bedrooms, judged, unmet.bedrooms),
    states: countBy(rows.states, judged, unmet.place),
  };
}
