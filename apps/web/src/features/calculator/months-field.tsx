import { maxMonths, purchaseNames } from '@martelo/domain/purchase-cost-url';

import { CountedNumber } from './counted-number.tsx';

interface MonthsFieldProps {
  value: number;
  onValueChange: (months: number) => void;
}

/** Whole months from the keys to the resale. */
export function MonthsField({ value, onValueChange }: MonthsFieldProps) {
  return (
    <CountedNumber
      label="Meses até revender"
      name={purchaseNames.months}
      min={0}
      max={maxMonths}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
