import { type KeyboardEvent, useEffect, useId, useState } from 'react';

import { optionKey } from '../combobox/group-options.ts';
import { OptionList, optionDomId } from '../combobox/option-list.tsx';
import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';
import { commandTexts } from '../messages/pt-br-commands.ts';
import { searchTexts } from '../messages/pt-br-search.ts';
import { SearchBox } from '../search-field/search-box.tsx';
import { type CommandItem, findCommands } from './find-commands.ts';

import * as styles from './command-menu.css.ts';

interface CommandSearchProps<Item extends CommandItem> {
  label: string;
  items: readonly Item[];
  results: readonly Item[];
  onSearch: ((text: string) => void) | undefined;
  loading: boolean;
  groupLabels: Readonly<Record<string, string>>;
  onSelect: (item: Item) => void;
  placeholder: string;
  emptyText: string;
}

/** A combobox whose list is always open: what is written narrows it, the focus stays in the field. */
export function CommandSearch<Item extends CommandItem>({
  label,
  items,
  results,
  onSearch,
  loading,
  groupLabels,
  onSelect,
  placeholder,
  emptyText,
}: CommandSearchProps<Item>) {
  const messages = useMessages(commandTexts);
  const { suggestions } = useMessages(searchTexts);
  const listId = useId();
  const [text, setText] = useState('');
  const [chosenKey, setChosenKey] = useState<string | null>(null);

  const { words, groups } = findCommands(text, items, results);
  const shown = groups.flatMap(({ options }) => options);
  // The first is meant unless another was chosen: Enter opens it.
  const at = Math.max(
    0,
    shown.findIndex((item) => optionKey(item) === chosenKey),
  );
  const active = shown[at];
  const activeId = active && optionDomId(listId, optionKey(active));

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const write = (next: string) => {
    setText(next);
    setChosenKey(null);
    onSearch?.(next.trim());
  };
  const go = (to: number) => {
    const item = shown.at(to % shown.length);
    if (item) setChosenKey(optionKey(item));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Enter' && active) onSelect(active);
    else return;
    event.preventDefault();
  };

  const nothing = shown.length === 0 && !loading;
  return (
    <div className={styles.root}>
      <SearchBox
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={activeId}
        aria-busy={loading || undefined}
        placeholder={placeholder}
        loading={loading}
        filled={text !== ''}
        value={text}
        onChange={({ target }) => write(target.value)}
        onClear={() => write('')}
        onKeyDown={press}
      />
      <div className={styles.list}>
        {shown.length > 0 && (
          <OptionList
            id={listId}
            label={label}
            groups={groups}
            groupLabels={groupLabels}
            activeKey={active ? optionKey(active) : null}
            onChoose={onSelect}
          />
        )}
        {nothing && <p className={styles.note}>{emptyText}</p>}
      </div>
      <output className={hidden}>
        {nothing ? emptyText : !loading && words.length > 0 && suggestions(shown.length)}
      </output>
      <p className={styles.keys} aria-hidden>
        {messages.commandsHint}
      </p>
    </div>
  );
}
