import type { BasisPoints } from '@martelo/domain/purchase-cost';
import { parseRate } from '@martelo/domain/purchase-cost-url';
import { TextField } from '@martelo/ui/text-field';
import { useState } from 'react';

interface PercentFieldProps {
  label: string;
  name: string;
  value: BasisPoints;
  most: BasisPoints;
  onValueChange: (value: BasisPoints) => void;
  hint?: string;
  disabled?: boolean;
}

const print = (rate: BasisPoints) => (rate / 100).toLocaleString('pt-BR', { useGrouping: false });

/** A rate in percent, as it is typed; what is none says so and changes nothing. */
export function PercentField({ value, most, onValueChange, ...props }: PercentFieldProps) {
  const [text, setText] = useState(() => print(value));
  const wrong = parseRate(text, most) === null;
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={wrong ? `Um número de 0 a ${print(most)}.` : undefined}
      onValueChange={(next) => {
        setText(next);
        const rate = parseRate(next, most);
        if (rate !== null) onValueChange(rate);
      }}
      onBlur={() => setText(print(value))}
    />
  );
}
