import { maxMonths, purchaseNames } from '@martelo/domain/purchase-cost-url';
import { NumberField } from '@martelo/ui/number-field';

interface MonthsFieldProps {
  value: number;
  onValueChange: (months: number) => void;
}

/** Whole months from the keys to the resale. */
export function MonthsField({ value, onValueChange }: MonthsFieldProps) {
  return (
    <NumberField
      label="Meses até revender"
      name={purchaseNames.months}
      min={0}
      max={maxMonths}
      value={value}
      onValueChange={(months) => months !== null && onValueChange(months)}
    />
  );
}
