import { type ChangeEvent, type ClipboardEvent, type ComponentProps, useRef } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { useEarlyText } from '../internal/use-early-text.ts';
import { useHydrated } from '../internal/use-hydrated.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { editMasked, type Masked, type MaskName, pasteWhole, formatMask, toBare } from './mask.ts';

import * as styles from './masked-field.css.ts';

export interface MaskedFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** The kind of number: it groups the digits and validates them. */
  mask: 'cpf' | 'cnpj' | 'cpf-or-cnpj' | 'phone' | 'cep';
  /** The bare text: digits, for a CNPJ also upper-case letters. */
  value?: string | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the bare text after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** In a form the bare text is sent under it; without JavaScript, what was typed. */
  name?: string | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

const keyboards: Readonly<Record<MaskName, InputProps>> = {
  cpf: { inputMode: 'numeric', autoComplete: 'off' },
  // The alphanumeric CNPJ has letters.
  cnpj: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  'cpf-or-cnpj': { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  cep: { inputMode: 'numeric', autoComplete: 'postal-code' },
};

/**
 * A number that has a form: it prints its points and dashes while it is written and gives the bare text. Whether it is
 * right, `@martelo/domain/documents` says. `className` and `style` go to the field, every other attribute to the input.
 */
export function MaskedField({
  label,
  mask,
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
  ...props
}: MaskedFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('MaskedField', label);
  }
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const hydrated = useHydrated();
  const [value, setValue] = useControlled(given, defaultValue ?? '', onValueChange, input);
  const bare = toBare(mask, value);
  useEarlyText(input, formatMask(mask, bare), (text) => setValue(toBare(mask, text)));

  // Written at once, so that React finds its value already there and leaves the caret alone.
  const show = (input: HTMLInputElement, next: Masked) => {
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    if (next.bare !== bare) setValue(next.bare);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { currentTarget: input, nativeEvent } = event;
    show(
      input,
      editMasked(mask, bare, {
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined,
      }),
    );
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const whole = pasteWhole(mask, event.clipboardData.getData('text'));
    if (!whole || event.defaultPrevented || props.disabled || props.readOnly) return;
    event.preventDefault();
    show(event.currentTarget, whole);
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
            autoCorrect="off"
            spellCheck={false}
            {...keyboards[mask]}
            {...props}
            {...(name && !hydrated && { name })}
            ref={merged}
            id={id}
            value={formatMask(mask, bare)}
            onChange={change}
            onPaste={paste}
            aria-describedby={describedBy}
            aria-invalid={invalid || props['aria-invalid']}
            className={styles.input}
          />
          {name && hydrated && (
            <input type="hidden" name={name} form={props.form} disabled={props.disabled} value={bare} />
          )}
        </>
      )}
    </FieldFrame>
  );
}
