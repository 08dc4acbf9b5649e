import type { Count, Summary } from '../sql/search.ts';
import { type Judgement, unmet } from './judge-rows.ts';
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

/** Total, prices and every facet of rows that were judged. */
export function summarizeRows(rows: SearchRows, { meeting }: Judgement): Summary {
  return {
    ...sumPrices(rows, meeting()),
    bands: countBy(rows.bands, meeting()),
    subcategories: countBy(rows.subcategories, meeting(unmet.subcategory)),
    types: countBy(rows.types, meeting(unmet.type)),
    phases: countBy(rows.phases, meeting(unmet.phase)),
    bedrooms: countBy(rows.bedrooms, meeting(unmet.bedrooms)),
    states: countBy(rows.states, meeting(unmet.place)),
  };
}
