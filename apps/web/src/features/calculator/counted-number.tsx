import { NumberField, type NumberFieldProps } from '@martelo/ui/number-field';
import { useState } from 'react';

interface CountedNumberProps extends Omit<
  NumberFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'onFocus' | 'onBlur'
> {
  value: number;
  onValueChange: (value: number) => void;
}

/**
 * A number that sums need. While what is written is none they have the one from before the edit began, never a part of
 * what the field says is wrong: '15' of '150'.
 */
export function CountedNumber({ value, onValueChange, ...props }: CountedNumberProps) {
  const [before, setBefore] = useState<number | null>(null);
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const begun = before ?? value;
  return (
    <NumberField
      {...props}
      // To the field nothing is written that counts; another value from outside takes the place of what is.
      value={refusedAt === value ? null : value}
      onValueChange={(number) => {
        setBefore(begun);
        setRefusedAt(number === null ? begun : null);
        onValueChange(number ?? begun);
      }}
      onFocus={() => setBefore(null)}
      onBlur={(event) => {
        setBefore(null);
        if (event.target.value.trim() === '') setRefusedAt(null);
      }}
    />
  );
}
