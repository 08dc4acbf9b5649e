import { CurrencyInput } from '../currency-input/currency-input.tsx';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { useDelayedRange } from '../price-range-field/use-delayed-range.ts';
import { countOf } from './facets.ts';
import { Least } from './least-filter.tsx';
import type { Part } from './part.ts';

import * as styles from './filter-panel.css.ts';

const debounceMs = 800;

/** The highest price after the next fall; only auctions with a forecast (FILTER-06). */
export function NextPriceFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const { range, write, handlers } = useDelayedRange(
    { min: null, max: filters.nextPriceMax },
    ({ max }) => onChange({ nextPriceMax: max || null }),
    debounceMs,
  );
  const stated = facets.nextPrices.reduce((sum, { count }) => sum + count, 0);
  return (
    <CurrencyInput
      {...handlers}
      label={messages.nextPriceMaximum}
      hint={messages.forecastNextPrice(stated)}
      placeholder="R$ 0,00"
      value={range.max}
      onValueChange={(max) => write({ max })}
    />
  );
}

const tenths = [5, 7, 8, 9];

/** Discounts and prices of a square metre that few of those alike have (FILTER-06). */
export function RankFilter({ filters, facets, onChange }: Part) {
  const messages = useMessages(filtersTexts);
  const shared = { showLabel: true, any: messages.anyRank, steps: tenths, nameOf: messages.rankFrom };
  return (
    <div className={styles.place}>
      <p className={styles.hint}>{messages.rankHint}</p>
      <Least
        {...shared}
        label={messages.discountRank}
        value={filters.discountRankMin}
        count={countOf(facets.discountRanks)}
        onChange={(discountRankMin) => onChange({ discountRankMin })}
      />
      <Least
        {...shared}
        label={messages.squareMetreRank}
        value={filters.squareMetreRankMin}
        count={countOf(facets.squareMetreRanks)}
        onChange={(squareMetreRankMin) => onChange({ squareMetreRankMin })}
      />
    </div>
  );
}
