import type { BasisPoints } from '@martelo/domain/purchase-cost';

import { CountedNumber } from './counted-number.tsx';

interface PercentFieldProps {
  label: string;
  name: string;
  value: BasisPoints;
  max: BasisPoints;
  onValueChange: (value: BasisPoints) => void;
  hint?: string;
  disabled?: boolean;
}

const hundredth = 0.01;
const perPercent = 100;

/** A rate in percent. */
export function PercentField({ value, max, onValueChange, ...props }: PercentFieldProps) {
  return (
    <CountedNumber
      {...props}
      value={value / perPercent}
      min={0}
      max={max / perPercent}
      step={hundredth}
      stride={0.5}
      hideStepper
      onValueChange={(percent) => onValueChange(Math.round(percent * perPercent))}
    />
  );
}
