import { cx } from 'class-variance-authority';
import { MapPin } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';

import { Combobox } from '../combobox/combobox.tsx';
import { optionKey } from '../combobox/group-options.ts';
import { useControlled, useFormReset } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';
import { searchTexts } from '../messages/pt-br-search.ts';
import { type LocationOption, formatLocation } from './location.ts';

import * as styles from './location-combobox.css.ts';

export type { LocationOption } from './location.ts';

export interface LocationComboboxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onSelect' | 'onSubmit' | 'size' | 'type' | 'role'
> {
  /** 'Cidade' by default. */
  label?: string | undefined;
  /** The chosen place, where its owner keeps it; null is none. */
  value?: LocationOption | null | undefined;
  /** The initial place, when uncontrolled. */
  defaultValue?: LocationOption | null | undefined;
  /** Null as soon as the text is no longer that of the chosen place: nothing is sent that is not read. */
  onValueChange?: ((value: LocationOption | null) => void) | undefined;
  /** At least two characters, 300 ms after the last key (ALERT-03). */
  onSearch: (text: string) => void;
  /** The answer to the last search, best first. */
  options: readonly LocationOption[];
  /** An answer is under way; the old options stay until it comes. */
  loading?: boolean | undefined;
  /** Said when the answer is empty. */
  emptyText?: string | undefined;
  /** Its name in a form, which gets the id of the chosen place. */
  name?: string | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
}

const fewestCharacters = 2;
const debounceMs = 300;

const keyOf = (value: LocationOption | null) => value && optionKey(value);
const textOf = (value: LocationOption | null) => (value ? formatLocation(value) : '');

/**
 * One place, found by writing: a city and, where the answers have them, a state or a neighbourhood. `className` and
 * `style` go to the root, every other attribute to the input.
 */
export function LocationCombobox({
  label,
  value: given,
  defaultValue,
  onValueChange,
  onSearch,
  options,
  loading,
  emptyText,
  name,
  ref,
  onInput,
  className,
  style,
  ...props
}: LocationComboboxProps) {
  const messages = useMessages(formsTexts);
  const places = useMessages(searchTexts);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [value, choose] = useControlled(given, defaultValue ?? null, onValueChange, input);
  const key = keyOf(value);
  const [text, setText] = useState(textOf(value));
  const [known, setKnown] = useState(key);
  // Another place, or none, came from outside: a form that is reset or filled again.
  if (known !== key) {
    setKnown(key);
    setText(textOf(value));
  }

  // What is written and is no place yet changes no value that could be seen to go back.
  useFormReset(input, () => setText(textOf(given === undefined ? (defaultValue ?? null) : given)));

  const take = (next: LocationOption | null) => {
    setKnown(keyOf(next));
    choose(next);
  };
  const write = (next: string) => {
    setText(next);
    if (value) take(null);
    const searched = next.trim();
    if (searched.length >= fewestCharacters) onSearch(searched);
  };

  return (
    <div className={cx(styles.root, className)} style={style}>
      <Combobox
        placeholder={messages.placePlaceholder}
        {...props}
        ref={merged}
        label={label ?? places.city}
        value={text}
        onValueChange={write}
        // The text is reported late; the choice is given up with the first key.
        onInput={(event) => {
          onInput?.(event);
          if (value) take(null);
        }}
        onSelect={(option) => {
          setText(formatLocation(option));
          take(option);
        }}
        options={options}
        filter={false}
        loading={loading}
        debounceMs={debounceMs}
        suggestFrom={value ? Number.POSITIVE_INFINITY : fewestCharacters}
        groupLabels={{
          state: messages.states,
          city: places.cities,
          neighborhood: places.neighborhoods,
        }}
        emptyText={emptyText ?? messages.noCity}
      />
      <output className={value ? styles.selected : undefined}>
        {value && (
          <>
            <MapPin className={styles.icon} aria-hidden />
            <span className={styles.words}>{messages.selectedPlace(formatLocation(value))}</span>
          </>
        )}
      </output>
      {name && (
        <input
          type="hidden"
          name={name}
          form={props.form}
          disabled={props.disabled}
          value={value?.id ?? ''}
        />
      )}
    </div>
  );
}
