import { fold } from '@martelo/domain/fold';

import { type ComboboxOption, groupOptions } from '../combobox/group-options.ts';

const maxShown = 30;

/** Something to go to or to do. Items of one `kind` stand together. */
export interface CommandItem extends ComboboxOption {
  /** Other words that it is found by. */
  keywords?: string | undefined;
}

/** Whether each word that is written begins one of the item's. */
function matches({ label, detail = '', keywords = '' }: CommandItem, words: readonly string[]): boolean {
  const own = fold(`${label} ${detail} ${keywords}`).split(' ');
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

/** What is written as words, and what they find, in groups: the menu's own items first; without a word, these alone. */
export function findCommands<Item extends CommandItem>(
  text: string,
  items: readonly Item[],
  results: readonly Item[],
) {
  const words = fold(text).split(' ').filter(Boolean);
  const own = items.filter((item) => matches(item, words));
  return { words, groups: groupOptions([...own, ...(words.length > 0 ? results : [])], maxShown) };
}
