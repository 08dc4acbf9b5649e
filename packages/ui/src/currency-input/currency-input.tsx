import type { Centavos } from '@martelo/domain/auction';
import { stringifyAmount } from '@martelo/domain/codecs';
import { parseReais } from '@martelo/domain/money';
import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { warnMissingLabel, warnDev } from '../internal/warn-dev.ts';
import { useHydrated } from '../internal/use-hydrated.ts';
import { editAmount, type EditedAmount, formatField } from './edit-amount.ts';

import * as styles from './currency-input.css.ts';

export interface CurrencyInputProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'
> {
  label: string;
  /** In centavos; null is empty. */
  value: Centavos | null;
  onValueChange: (value: Centavos | null) => void;
  /** In a form the raw number of reais is sent under it, not the mask (LIST-05); without JavaScript, what was typed. */
  name?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
}

/**
 * An amount in reais: digits only, divided by 100, at most 15 of them; the caret stays where the writing is. A paste is
 * read as an amount and refused when it is none, as with a minus (LIST-05). `className` goes to the field, every other
 * attribute to the input.
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
  onPaste,
  ...props
}: CurrencyInputProps) {
  const shown = formatField(value);
  const hydrated = useHydrated();
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('CurrencyInput', label);
    if (value !== null && shown === '')
      warnDev(
        `CurrencyInput got value = ${value}, which is no amount of centavos.`,
        'The field is empty, and so is what a form sends.',
        'Pass whole centavos, zero or more, or null for none.',
      );
  }

  // Written at once, so that React finds its value already there and leaves the caret alone.
  const show = (input: HTMLInputElement, next: EditedAmount) => {
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    if (next.text !== shown) onValueChange(next.value);
  };
  const change = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const caret = input.selectionStart ?? input.value.length;
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;
    show(input, editAmount(value, { text: input.value, caret, inputType }));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const amount = parseReais(event.clipboardData.getData('text'));
    if (amount === null) return;
    const text = formatField(amount || null);
    show(event.currentTarget, { value: amount || null, text, caret: text.length });
  };
  return (
    <FieldFrame label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      {({ id, describedBy, invalid }) => (
        <>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            {...props}
            {...(name && !hydrated && { name })}
            id={id}
            value={shown}
            onChange={change}
            onPaste={paste}
            className={styles.input}
          />
          {name && hydrated && (
            <input
              type="hidden"
              name={name}
              value={value === null || shown === '' ? '' : stringifyAmount(value)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
