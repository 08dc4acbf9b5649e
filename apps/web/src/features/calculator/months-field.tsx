import { maxMonths, purchaseNames } from '@martelo/domain/purchase-cost-url';
import { TextField } from '@martelo/ui/text-field';
import { useState } from 'react';

interface MonthsFieldProps {
  value: number;
  onValueChange: (months: number) => void;
}

/** Whole months from the keys to the resale. */
export function MonthsField({ value, onValueChange }: MonthsFieldProps) {
  const [text, setText] = useState(String(value));
  const wrong = !/^\d{1,3}$/.test(text) || Number(text) > maxMonths;
  return (
    <TextField
      label="Meses até revender"
      name={purchaseNames.months}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={wrong ? `Um número inteiro de 0 a ${maxMonths}.` : undefined}
      onValueChange={(next) => {
        setText(next);
        if (/^\d{1,3}$/.test(next) && Number(next) <= maxMonths) onValueChange(Number(next));
      }}
      onBlur={() => setText(String(value))}
    />
  );
}
