import type { BasisPoints } from '@martelo/domain/purchase-cost';
import { NumberField } from '@martelo/ui/number-field';

interface PercentFieldProps {
  label: string;
  name: string;
  value: BasisPoints;
  most: BasisPoints;
  onValueChange: (value: BasisPoints) => void;
  hint?: string;
  disabled?: boolean;
}

const hundredth = 0.01;
const perPercent = 100;

/** A rate in percent; what is none says so and changes nothing. */
export function PercentField({ value, most, onValueChange, ...props }: PercentFieldProps) {
  return (
    <NumberField
      {...props}
      value={value / perPercent}
      min={0}
      max={most / perPercent}
      step={hundredth}
      stride={0.5}
      hideStepper
      onValueChange={(percent) => percent !== null && onValueChange(Math.round(percent * perPercent))}
    />
  );
}
