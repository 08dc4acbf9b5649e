import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';

import * as chip from '../chip/chip.css.ts';
import { Combobox } from '../combobox/combobox.tsx';
import { type ComboboxOption, narrowOptions, optionKey, wordsOf } from '../combobox/group-options.ts';
import { useControlled, useFormEvent, useFormReset } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './multi-combobox.css.ts';

export type { ComboboxOption } from '../combobox/group-options.ts';

export interface MultiComboboxProps<Option extends ComboboxOption> extends Omit<
  ComponentProps<typeof Combobox<Option>>,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'onTextChange'
  | 'debounce'
  | 'onSelect'
  | 'onSubmit'
  | 'name'
  | 'filter'
> {
  /** What is chosen, in the order of choosing. */
  value?: readonly Option[] | undefined;
  /** The initial choices, when uncontrolled; none by default. */
  defaultValue?: readonly Option[] | undefined;
  /** Called with all choices after each change. */
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

/**
 * Several of many, found by writing: what is chosen stands below with a way to take it off. A few that fit on the page
 * are checkboxes. Words that nothing is chosen for are never sent: Enter takes their only match, and what is left of
 * them is said to be wrong. `className` and `style` go to the root, every other attribute to the input.
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
  error,
  disabled = false,
  required = false,
  ref,
  className,
  style,
  ...props
}: MultiComboboxProps<Option>) {
  const messages = useMessages(formsTexts);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [text, setText] = useState('');
  const [value, change] = useControlled(given, defaultValue, onValueChange, input);
  const [left, setLeft] = useState(false);
  const write = (next: string) => {
    setText(next);
    setLeft(false);
    onSearch?.(next.trim());
  };
  useFormReset(input, () => write(''));
  // On a phone the button that sends the form takes no focus from the field.
  useFormEvent(input, () => setLeft(true), 'submit');
  const lacking = required && value.length === 0;
  // Words that nothing was chosen for satisfy a browser's own rules.
  const problem = text.trim() === '' ? '' : messages.chooseOption;
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  const full = value.length >= limit;
  const chosen = new Set(value.map(optionKey));
  const offered = (onSearch ? options : narrowOptions(options, text)).filter(
    (option) => !chosen.has(optionKey(option)),
  );

  const add = (option: Option) => {
    write('');
    if (!full && !chosen.has(optionKey(option))) change([...value, option]);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    const { currentTarget: field, nativeEvent } = event;
    if (event.key !== 'Enter' || field.value.trim() === '' || nativeEvent.isComposing) return;
    // The form would go without what is written.
    event.preventDefault();
    const [only, another] = offered;
    const shown = field.getAttribute('aria-expanded') === 'true';
    const meant =
      shown && field.value === text && !props.loading && !field.hasAttribute('aria-activedescendant');
    if (only && !another && meant) add(only);
  };
  const remove = (option: Option) => {
    change(value.filter((other) => optionKey(other) !== optionKey(option)));
    input.current?.focus();
  };

  return (
    <div
      className={cx(styles.root, className)}
      style={style}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLeft(true);
      }}
    >
      <Combobox
        {...props}
        ref={merged}
        onKeyDown={press}
        error={error ?? (left && problem ? problem : undefined)}
        label={label}
        value={text}
        onValueChange={write}
        options={offered}
        filter={false}
        onSelect={add}
        disabled={disabled}
        // Its text is empty after each choice.
        required={lacking}
        readOnly={full || props.readOnly}
        hint={full ? (fullText ?? messages.fullChoices(limit)) : hint}
      />
      <ul aria-live="polite" aria-label={messages.chosenOf(label)} className={styles.chips}>
        {value.map((option) => (
          <li key={optionKey(option)} className={cx(chip.base, chip.removable)}>
            <span className={chip.label}>{chipLabel(option)}</span>
            <button
              type="button"
              aria-label={(removeLabel ?? ((one) => messages.removeChoice(wordsOf(one))))(option)}
              disabled={disabled || props.readOnly}
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
