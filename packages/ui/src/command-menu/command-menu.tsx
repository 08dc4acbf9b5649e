import { Modal, type ModalProps } from '../dialog/modal.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { useMessages } from '../messages/messages.tsx';
import { commandTexts } from '../messages/pt-br-commands.ts';
import { CommandSearch } from './command-search.tsx';
import type { CommandItem } from './find-commands.ts';

export type { CommandItem } from './find-commands.ts';

export interface CommandMenuProps<Item extends CommandItem> extends Omit<
  ModalProps,
  'title' | 'children' | 'onSelect' | 'results'
> {
  /** 'Ir para' by default. */
  title?: string | undefined;
  /** What the menu knows by itself: it looks through them while somebody writes. */
  items: readonly Item[];
  /** The answer to what is written, as it is; after the menu's own. */
  results?: readonly Item[] | undefined;
  /** Called with what is written: the moment to ask for `results`. */
  onSearch?: ((text: string) => void) | undefined;
  /** An answer is under way: `emptyText` waits for it. */
  loading?: boolean | undefined;
  /** Titles by `kind`. */
  groupLabels?: Readonly<Record<string, string>> | undefined;
  /** Called with what was chosen: lead there. */
  onSelect: (item: Item) => void;
  /** An example in the empty field; 'Página, cidade, bairro ou leilão' by default. */
  placeholder?: string | undefined;
  /** What is said where nothing is found. */
  emptyText?: string | undefined;
}

/**
 * Pages and things of the site, found by writing, over the page: for those who know where they want to go. Nothing is
 * to be had by it alone. An application opens it by Ctrl or ⌘ and K, and loads it then.
 */
export function CommandMenu<Item extends CommandItem>({
  title,
  items = [],
  results = [],
  onSearch,
  loading = false,
  groupLabels = {},
  onSelect,
  placeholder,
  emptyText,
  open: given,
  defaultOpen = false,
  onOpenChange,
  ...props
}: CommandMenuProps<Item>) {
  const messages = useMessages(commandTexts);
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  return (
    <Modal
      initialFocus="field"
      {...props}
      open={open}
      onOpenChange={setOpen}
      title={title ?? messages.commands}
      shape="center"
    >
      <CommandSearch
        label={title ?? messages.commands}
        items={items}
        results={results}
        onSearch={onSearch}
        loading={loading}
        groupLabels={groupLabels}
        onSelect={(item) => {
          setOpen(false);
          onSelect(item);
        }}
        placeholder={placeholder ?? messages.commandsExample}
        emptyText={emptyText ?? messages.commandsEmpty}
      />
    </Modal>
  );
}
