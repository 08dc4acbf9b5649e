import { fold } from '@martelo/domain/fold';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

import * as chip from '../chip/chip.css.ts';
import { Combobox } from '../combobox/combobox.tsx';
import { type ComboboxOption, optionKey } from '../combobox/group-options.ts';
import { useControlled, useFormReset } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './multi-combobox.css.ts';

export type { ComboboxOption } from '../combobox/group-options.ts';

export interface MultiComboboxProps<Option extends ComboboxOption> extends Omit<
  ComponentProps<typeof Combobox<Option>>,
  'value' | 'defaultValue' | 'onValueChange' | 'onTextChange' | 'debounce' | 'onSelect' | 'onSubmit' | 'name'
> {
  /** What is chosen, in the order of choosing. */
  value?: readonly Option[] | undefined;
  defaultValue?: readonly Option[] | undefined;
  onValueChange?: ((value: readonly Option[]) => void) | undefined;
  /** Told what is written, where the options are the answer to it; without it the field looks through them itself. */
  onSearch?: ((text: string) => void) | undefined;
  /** More cannot be chosen. */
  limit?: number | undefined;
  /** Said once the limit is reached. */
  fullText?: string | undefined;
  /** A choice in words, where its label and detail will not do. */
  chipLabel?: ((option: Option) => string) | undefined;
  /** What takes a choice away; 'Remover' and its words by default. */
  removeLabel?: ((option: Option) => string) | undefined;
  /** Its name in a form, which gets the id of each choice. */
  name?: string | undefined;
}

const wordsOf = ({ label, detail }: ComboboxOption) => (detail ? `${label} - ${detail}` : label);

/**
 * Several of many, found by writing: what is chosen stands below with a way to take it off. A few that fit on the page
 * are checkboxes. `className` goes to the root, every other attribute to the input.
 */
export function MultiCombobox<Option extends ComboboxOption>({
  label = '',
  options = [],
  value: given,
  defaultValue = [],
  onValueChange,
  onSearch,
  limit = Number.POSITIVE_INFINITY,
  fullText,
  chipLabel = wordsOf,
  removeLabel,
  name,
  hint,
  disabled = false,
  required = false,
  ref,
  className,
  ...props
}: MultiComboboxProps<Option>) {
  const messages = useMessages(formsTexts);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [text, setText] = useState('');
  const [value, change] = useControlled(given, defaultValue, onValueChange, input);
  useFormReset(input, () => setText(''));
  const lacking = required && value.length === 0;
  // Words that nothing was chosen for satisfy a browser's own rule.
  const problem = lacking && text !== '' ? messages.chooseOption : '';
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  const full = value.length >= limit;
  const chosen = new Set(value.map(optionKey));
  const wanted = onSearch ? '' : fold(text);
  const offered = options.filter(
    (option) => !chosen.has(optionKey(option)) && (wanted === '' || fold(wordsOf(option)).includes(wanted)),
  );

  const add = (option: Option) => {
    setText('');
    if (!full && !chosen.has(optionKey(option))) change([...value, option]);
  };
  const remove = (option: Option) => {
    change(value.filter((other) => optionKey(other) !== optionKey(option)));
    input.current?.focus();
  };

  return (
    <div className={cx(styles.root, className)}>
      <Combobox
        {...props}
        ref={merged}
        label={label}
        value={text}
        onValueChange={(next) => {
          setText(next);
          onSearch?.(next.trim());
        }}
        options={offered}
        onSelect={add}
        disabled={disabled}
        // Its text is empty after each choice.
        required={lacking}
        readOnly={full}
        hint={full ? (fullText ?? messages.fullChoices(limit)) : hint}
      />
      <ul aria-live="polite" aria-label={messages.chosenOf(label)} className={styles.chips}>
        {value.map((option) => (
          <li key={optionKey(option)} className={cx(chip.base, chip.removable)}>
            <span className={chip.label}>{chipLabel(option)}</span>
            <button
              type="button"
              aria-label={(removeLabel ?? ((one) => messages.removeChoice(wordsOf(one))))(option)}
              disabled={disabled}
              onClick={() => remove(option)}
              className={chip.remove}
            >
              <X className={chip.icon.remove} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {name &&
        // One that is not sent stands for none: a summary of errors finds the field by its name.
        (value.length > 0 ? value.map(({ id }) => id) : [null]).map((id) => (
          <input
            key={id}
            type="hidden"
            name={name}
            form={props.form}
            value={id ?? ''}
            disabled={disabled || id === null}
          />
        ))}
    </div>
  );
}
