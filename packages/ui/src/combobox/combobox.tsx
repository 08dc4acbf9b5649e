import { type ComponentProps, type KeyboardEvent, useRef } from 'react';

import { FieldFrame } from '../field/field-frame.tsx';
import { useControlled, useFormReset } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';
import { useCloseRequest } from '../internal/use-close-request.ts';
import { useOwnEscape } from '../internal/use-own-escape.ts';
import { useMessages } from '../messages/messages.tsx';
import { searchTexts } from '../messages/pt-br-search.ts';
import { SearchBox } from '../search-field/search-box.tsx';
import { type ComboboxOption, narrowOptions } from './group-options.ts';
import { OptionPopup } from './option-popup.tsx';
import { useDelayedText } from './use-delayed-text.ts';
import { useOptionPopup } from './use-option-popup.ts';

import * as styles from './combobox.css.ts';

export type { ComboboxOption } from './group-options.ts';

export interface ComboboxProps<Option extends ComboboxOption> extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onSelect' | 'onSubmit' | 'size' | 'type' | 'role'
> {
  /** Shown above the field and read with it. */
  label: string;
  /** The text of the field, which a form gets under its `name`. */
  value?: string | undefined;
  /** The initial text, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text at each change; with `debounceMs` once the writing rests. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Best first: the field shows those that hold what is written, 100 of them at most. */
  options: readonly Option[];
  /** `false` where the options are the answer to the text already, as a server's: all of them are shown. */
  filter?: boolean | undefined;
  /** An answer is under way; the old options stay until it comes. */
  loading?: boolean | undefined;
  /** An option was chosen; without it the text becomes the option's label. */
  onSelect?: ((option: Option) => void) | undefined;
  /** Enter without an active option, in place of the form's own sending. */
  onSubmit?: ((text: string) => void) | undefined;
  /** Titles by `kind`; options of a kind without one have none. */
  groupLabels?: Readonly<Record<string, string>> | undefined;
  /** Characters from which there are suggestions; 0 by default, so that a press on the empty field opens them. */
  suggestFrom?: number | undefined;
  /** What helps before anything is wrong; shown below and read with it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; read aloud when it appears. */
  error?: string | undefined;
  /** Said when there is text and no option for it; '' says nothing, where any text can be searched for. */
  emptyText?: string | undefined;
  /** Only where the place already says what it is; it stays the control's name. */
  hideLabel?: boolean | undefined;
  /** Milliseconds from the last key to `onValueChange`; none by default. */
  debounceMs?: number | undefined;
  /** @deprecated It is called `onValueChange`. */
  onTextChange?: ((text: string) => void) | undefined;
  /** @deprecated It is called `debounceMs`. */
  debounce?: number | undefined;
}

/**
 * Text with suggestions: an editable combobox with a listbox, manual selection (ARIA Authoring Practices 1.2). Without
 * scripts it is a plain search input. `className` and `style` go to the field, every other attribute to the input.
 */
export function Combobox<Option extends ComboboxOption>({
  label,
  value,
  defaultValue,
  onChange,
  onTextChange,
  onValueChange = onTextChange,
  options: offered = [],
  filter = true,
  loading = false,
  onSelect,
  onSubmit,
  groupLabels = {},
  suggestFrom = 0,
  hint,
  error,
  emptyText,
  hideLabel,
  debounce,
  debounceMs = debounce ?? 0,
  id: given,
  ref,
  className,
  style,
  ...props
}: ComboboxProps<Option>) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('Combobox', label);
    warnRenamed('Combobox', { onTextChange }, 'onValueChange');
    warnRenamed('Combobox', { debounce }, 'debounceMs');
  }
  const messages = useMessages(searchTexts);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [reported, report] = useControlled(value, defaultValue ?? '', onValueChange, input);
  const { text, waiting, write, pass, settle, drop } = useDelayedText(reported, report, debounceMs);
  useFormReset(input, drop);
  const enough = !props.readOnly && text.trim().length >= suggestFrom;
  const clearable = text !== '' && !props.readOnly;
  const answer = filter ? narrowOptions(offered, text) : offered;
  const options = enough ? answer : [];
  const popup = useOptionPopup(options);
  const expanded = popup.shown > 0;
  const nothing =
    emptyText !== '' && popup.open && !expanded && !loading && !waiting && enough && text.trim() !== '';
  // Suggestions for what was just typed are still to come: an Escape is meant for them, not for the text.
  const coming = popup.open && (loading || waiting) && enough && text.trim() !== '';
  useOwnEscape(popup.anchor, expanded || nothing || clearable);
  useCloseRequest(expanded || nothing, popup.close);

  const choose = (option: Option) => {
    drop();
    popup.close();
    if (onSelect) onSelect(option);
    else report(option.label);
  };
  const submit = (event: KeyboardEvent) => {
    settle();
    popup.close();
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(text);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        if (event.altKey) popup.show();
        else popup.move(1);
        return;
      case 'ArrowUp':
        event.preventDefault();
        if (event.altKey) popup.close();
        else popup.move(-1);
        return;
      case 'Enter':
        if (!popup.active) return submit(event);
        event.preventDefault();
        return choose(popup.active);
      case 'Escape':
        if (!expanded && !nothing && !clearable) return;
        event.preventDefault();
        event.stopPropagation();
        if (expanded || nothing || coming) return popup.close();
        return pass('');
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        return popup.deactivate();
      default:
    }
  };

  return (
    <FieldFrame
      aria-describedby={props['aria-describedby']}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      id={given}
      className={className}
      style={style}
    >
      {({ id, describedBy, invalid }) => (
        <div ref={popup.anchor} className={styles.anchor}>
          <SearchBox
            {...props}
            ref={merged}
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? popup.listId : undefined}
            aria-activedescendant={popup.activeId}
            aria-describedby={describedBy}
            aria-invalid={invalid || props['aria-invalid']}
            aria-busy={loading || undefined}
            loading={loading}
            value={text}
            filled={text !== ''}
            onChange={(event) => {
              onChange?.(event);
              write(event.target.value);
              popup.show();
            }}
            onClick={(event) => {
              props.onClick?.(event);
              popup.show();
            }}
            onKeyDown={press}
            onBlur={(event) => {
              props.onBlur?.(event);
              popup.close();
            }}
            onClear={() => pass('')}
          />
          <OptionPopup
            id={popup.listId}
            label={label}
            groups={popup.groups}
            groupLabels={groupLabels}
            activeKey={popup.activeKey}
            onChoose={choose}
            shown={popup.shown}
            total={popup.total}
            nothing={nothing}
            emptyText={emptyText ?? messages.suggestions(0)}
            loading={loading}
          />
        </div>
      )}
    </FieldFrame>
  );
}
