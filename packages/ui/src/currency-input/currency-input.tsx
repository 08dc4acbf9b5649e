import type { Centavos } from '@martelo/domain/auction';
import { printAmount } from '@martelo/domain/codecs';
import { centavosOfDigits, parseReais, printReais } from '@martelo/domain/money';
import type { ClipboardEvent, ComponentProps, SyntheticEvent } from 'react';

import { Field } from '../field/field.tsx';

import * as styles from './currency-input.css.ts';

export interface CurrencyInputProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'
> {
  label: string;
  /** In centavos; null is empty. */
  value: Centavos | null;
  onValueChange: (value: Centavos | null) => void;
  /** In a form the raw number of reais is sent under it, not the mask (LIST-05). */
  name?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
}

/** Nought is no amount: else the last digit could not be deleted. */
const orNull = (amount: Centavos | null) => amount || null;

/** Digits enter from the right, so the caret stays there; a selection may still be made. */
function keepCaretRight({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end)
    input.setSelectionRange(end, end);
}

/**
 * An amount in reais: digits only, divided by 100, at most 15 of them; a paste is read as an amount and refused when
 * it is none, as with a minus (LIST-05). `className` goes to the field, every other attribute to the input.
 */
export function CurrencyInput({
  label,
  value,
  onValueChange,
  name,
  hint,
  error,
  hideLabel,
  className,
  ...props
}: CurrencyInputProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const amount = parseReais(event.clipboardData.getData('text'));
    if (amount !== null) onValueChange(orNull(amount));
  };
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      {({ id, describedBy, invalid }) => (
        <>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            {...props}
            id={id}
            value={value === null ? '' : printReais(value)}
            onChange={(event) => onValueChange(orNull(centavosOfDigits(event.target.value)))}
            onPaste={paste}
            onSelect={keepCaretRight}
            className={styles.input}
          />
          {name && <input type="hidden" name={name} value={value === null ? '' : printAmount(value)} />}
        </>
      )}
    </Field>
  );
}
