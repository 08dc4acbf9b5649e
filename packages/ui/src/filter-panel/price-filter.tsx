import { PriceRangeField } from '../price-range-field/price-range-field.tsx';
import type { Part } from './part.ts';

/** From and to (LIST-05). */
export function PriceFilter({ filters, onChange }: Part) {
  return (
    <PriceRangeField
      value={{ min: filters.priceMin, max: filters.priceMax }}
      onValueChange={({ min, max }) => onChange({ priceMin: min, priceMax: max })}
    />
  );
}
