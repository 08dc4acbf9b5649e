import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

import { Field } from '../field/field.tsx';
import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';
import { SearchBox } from '../search-field/search-box.tsx';
import type { ComboboxOption } from './group-options.ts';
import { OptionList } from './option-list.tsx';
import { useDelayedText } from './use-delayed-text.ts';
import { useOptionPopup } from './use-option-popup.ts';

import * as styles from './combobox.css.ts';

export interface ComboboxProps<Option extends ComboboxOption> extends Omit<
  ComponentProps<'input'>,
  | 'id'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSelect'
  | 'onSubmit'
  | 'onBlur'
  | 'onClick'
  | 'size'
  | 'type'
  | 'role'
  | 'ref'
> {
  label: string;
  /** The text of the field. */
  value: string;
  onTextChange: (text: string) => void;
  /** The answer to the text, best first; 100 of them are shown. */
  options: readonly Option[];
  /** An answer is under way; the old options stay until it comes. */
  loading?: boolean | undefined;
  onSelect: (option: Option) => void;
  /** Enter without an active option, in place of the form's own sending. */
  onSubmit?: ((text: string) => void) | undefined;
  /** Titles by `kind`; options of a kind without one have none. */
  groupLabels?: Readonly<Record<string, string>> | undefined;
  /** Said when there is text and no option for it. */
  emptyText?: string | undefined;
  hideLabel?: boolean | undefined;
  /** Milliseconds from the last key to `onTextChange`; none by default. */
  debounce?: number | undefined;
}

/** A press on the list or on its scroll bar leaves the focus in the input. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Text with suggestions: an editable combobox with a listbox, manual selection (ARIA Authoring Practices 1.2). Without
 * scripts it is a plain search input. `className` goes to the field, every other attribute to the input.
 */
export function Combobox<Option extends ComboboxOption>({
  label,
  value,
  onTextChange,
  options,
  loading = false,
  onSelect,
  onSubmit,
  groupLabels = {},
  emptyText,
  hideLabel,
  debounce = 0,
  className,
  ...props
}: ComboboxProps<Option>) {
  const messages = useMessages();
  const popup = useOptionPopup(options);
  const { text, write, pass, settle, drop } = useDelayedText(value, onTextChange, debounce);
  const expanded = popup.shown > 0;
  const nothing = popup.open && !expanded && !loading && text.trim() !== '';

  const choose = (option: Option) => {
    drop();
    popup.close();
    onSelect(option);
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
        if (!expanded && !nothing && text === '') return;
        // Within a dialog it closes the list or clears the text before it closes the dialog.
        event.preventDefault();
        event.stopPropagation();
        if (expanded || nothing) return popup.close();
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
    <Field label={label} hideLabel={hideLabel} className={className}>
      {({ id, describedBy }) => (
        <div ref={popup.anchor} className={styles.anchor}>
          <SearchBox
            {...props}
            id={id}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? popup.listId : undefined}
            aria-activedescendant={popup.activeId}
            aria-describedby={describedBy}
            aria-busy={loading || undefined}
            busy={loading}
            value={text}
            onChange={(event) => {
              write(event.target.value);
              popup.show();
            }}
            onClick={() => popup.show()}
            onKeyDown={press}
            onBlur={popup.close}
            onClear={() => pass('')}
          />
          {(expanded || nothing) && (
            <div role="presentation" onMouseDown={keepFocus} className={styles.popup}>
              {expanded && (
                <OptionList
                  id={popup.listId}
                  label={label}
                  groups={popup.groups}
                  groupLabels={groupLabels}
                  activeKey={popup.activeKey}
                  onChoose={choose}
                />
              )}
              {nothing && <p className={styles.note}>{emptyText ?? messages.suggestions(0)}</p>}
              {expanded && options.length > popup.shown && (
                <p className={styles.note}>{messages.moreSuggestions(popup.shown, options.length)}</p>
              )}
            </div>
          )}
          <output className={hidden}>
            {expanded && !loading && messages.suggestions(options.length)}
            {nothing && (emptyText ?? messages.suggestions(0))}
          </output>
        </div>
      )}
    </Field>
  );
}
