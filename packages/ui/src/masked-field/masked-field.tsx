import type { ChangeEvent, ClipboardEvent, ComponentProps } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { editMasked, type Masked, type MaskName, pasteWhole, formatMask, toBare } from './mask.ts';

import * as styles from './masked-field.css.ts';

export interface MaskedFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'type'
> {
  label: string;
  mask: 'cpf' | 'cnpj' | 'cpf-or-cnpj' | 'phone' | 'cep';
  /** The bare text: digits, for a CNPJ also upper-case letters. */
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
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
 * right, `@martelo/domain/documents` says. `className` goes to the field, every other attribute to the input.
 */
export function MaskedField({
  label,
  mask,
  value = '',
  onChange,
  hint,
  error,
  hideLabel,
  className,
  onPaste,
  ...props
}: MaskedFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('MaskedField', label);
  }
  const bare = toBare(mask, value);

  // Written at once, so that React finds its value already there and leaves the caret alone.
  const show = (input: HTMLInputElement, next: Masked) => {
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    if (next.bare !== bare) onChange(next.bare);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
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
    if (!whole || event.defaultPrevented) return;
    event.preventDefault();
    show(event.currentTarget, whole);
  };

  return (
    <FieldFrame label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      {({ id, describedBy, invalid }) => (
        <input
          type="text"
          autoCorrect="off"
          spellCheck={false}
          {...keyboards[mask]}
          {...props}
          id={id}
          value={formatMask(mask, bare)}
          onChange={change}
          onPaste={paste}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          className={styles.input}
        />
      )}
    </FieldFrame>
  );
}
