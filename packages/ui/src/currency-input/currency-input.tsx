import type { Centavos } from '@martelo/domain/auction';
import { stringifyAmount } from '@martelo/domain/codecs';
import { parseReais } from '@martelo/domain/money';
import { type ChangeEvent, type ComponentProps, type SyntheticEvent, useRef } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { useEarlyText } from '../internal/use-early-text.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnMissingLabel, warnDev } from '../internal/warn-dev.ts';
import { useHydrated } from '../internal/use-hydrated.ts';
import { editAmount, type EditedAmount, formatField } from './edit-amount.ts';

import * as styles from './currency-input.css.ts';

export interface CurrencyInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** In centavos; null is empty. */
  value?: Centavos | null | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: Centavos | null | undefined;
  /** Called after each change with the amount in centavos, null where the field is empty. */
  onValueChange?: ((value: Centavos | null) => void) | undefined;
  /**
   * In a form the raw number of reais is sent under it, `1234.56` or `1234`, not the mask (LIST-05); without
   * JavaScript, what was typed.
   */
  name?: string | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

/**
 * An amount in reais: digits only, divided by 100, at most 15 of them; the caret stays where the writing is. What is
 * pasted or dropped is read as an amount and refused when it is none, as with a minus (LIST-05). `className` and
 * `style` go to the field, every other attribute to the input.
 */
export function CurrencyInput({
  label,
  value: given,
  defaultValue,
  onChange,
  onValueChange,
  name,
  hint,
  error,
  hideLabel,
  id: givenId,
  ref,
  className,
  style,
  onPaste,
  onDrop,
  ...props
}: CurrencyInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [value, setValue] = useControlled(given, defaultValue ?? null, onValueChange, input);
  const shown = formatField(value);
  // Read as a form without scripts sends it: 100 are a hundred reais.
  useEarlyText(input, shown, (text) => setValue(parseReais(text) || null));
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
    if (next.text !== shown) setValue(next.value);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { currentTarget: input, nativeEvent } = event;
    const caret = input.selectionStart ?? input.value.length;
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;
    show(input, editAmount(value, { text: input.value, caret, inputType }));
  };
  const insert = (event: SyntheticEvent<HTMLInputElement>, data: DataTransfer) => {
    if (event.defaultPrevented || props.disabled || props.readOnly) return;
    event.preventDefault();
    const amount = parseReais(data.getData('text'));
    if (amount === null) return;
    const text = formatField(amount || null);
    show(event.currentTarget, { value: amount || null, text, caret: text.length });
  };
  return (
    <FieldFrame
      aria-describedby={props['aria-describedby']}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      id={givenId}
      className={className}
      style={style}
    >
      {({ id, describedBy, invalid }) => (
        <>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...props}
            aria-describedby={describedBy}
            aria-invalid={invalid || props['aria-invalid']}
            {...(name && !hydrated && { name })}
            ref={merged}
            id={id}
            value={shown}
            onChange={change}
            onPaste={(event) => {
              onPaste?.(event);
              insert(event, event.clipboardData);
            }}
            onDrop={(event) => {
              onDrop?.(event);
              insert(event, event.dataTransfer);
            }}
            className={styles.input}
          />
          {name && hydrated && (
            <input
              type="hidden"
              name={name}
              form={props.form}
              disabled={props.disabled}
              value={value === null || shown === '' ? '' : stringifyAmount(value)}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
