import { fold } from '@martelo/domain/fold';

export interface ComboboxOption {
  /** Unique within its kind. */
  id: string;
  /** What is seen of it in the list, and what it is found by. */
  label: string;
  /** What distinguishes options of the same label: the state of a city. */
  detail?: string | undefined;
  /** How many things it would show. */
  count?: number | null | undefined;
  /** Options of one kind stand together. */
  kind?: string | undefined;
}

export interface OptionGroup<Option> {
  kind: string;
  options: Option[];
}

/**
 * The first `limit` options by kind, kinds in the order of their first option; of two with one key the first counts.
 */
export function groupOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  limit: number,
): OptionGroup<Option>[] {
  const groups = new Map<string, OptionGroup<Option>>();
  const keys = new Set<string>();
  for (const option of options.slice(0, limit)) {
    if (keys.has(optionKey(option))) continue;
    keys.add(optionKey(option));
    const kind = option.kind ?? '';
    const group = groups.get(kind);
    if (group) group.options.push(option);
    else groups.set(kind, { kind, options: [option] });
  }
  return [...groups.values()];
}

/** Tells options of a list apart. */
export const optionKey = ({ kind = '', id }: ComboboxOption) => `${kind}:${id}`;

/** An option as it is read: its label, and what distinguishes it from others of that label. */
export const wordsOf = ({ label, detail }: ComboboxOption) => (detail ? `${label} - ${detail}` : label);

/** Those that hold a text, however it is written; all for none. */
export function narrowOptions<Option extends ComboboxOption>(options: readonly Option[], text: string) {
  const folded = fold(text);
  return folded === '' ? options : options.filter((option) => fold(wordsOf(option)).includes(folded));
}
