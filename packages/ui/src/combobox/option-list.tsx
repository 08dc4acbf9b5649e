import { useMessages } from '../messages/messages.tsx';
import { type ComboboxOption, type OptionGroup, optionKey } from './group-options.ts';

import * as styles from './combobox.css.ts';

export interface OptionListProps<Option> {
  id: string;
  label: string;
  groups: readonly OptionGroup<Option>[];
  groupLabels: Readonly<Record<string, string>>;
  activeKey: string | null;
  onChoose: (option: Option) => void;
}

/** The DOM id of an option, for `aria-activedescendant`: a reference with a space in it leads nowhere. */
export const optionDomId = (listId: string, key: string) => `${listId}-${encodeURIComponent(key)}`;

/** The listbox of a combobox: the focus stays in the input, which points at the active option. */
export function OptionList<Option extends ComboboxOption>({
  id,
  label,
  groups,
  groupLabels,
  activeKey,
  onChoose,
}: OptionListProps<Option>) {
  const messages = useMessages();
  const renderOption = (option: Option) => {
    const key = optionKey(option);
    return (
      <div
        key={key}
        id={optionDomId(id, key)}
        role="option"
        tabIndex={-1}
        aria-selected={key === activeKey}
        onClick={() => onChoose(option)}
        onKeyDown={(event) => event.key === 'Enter' && onChoose(option)}
        className={styles.option}
      >
        <span className={styles.words}>
          {option.label.trim() || messages.unknown}
          {option.detail && <span className={styles.detail}> {option.detail}</span>}
        </span>
        {option.count != null && <span className={styles.count}>{messages.count(option.count)}</span>}
      </div>
    );
  };
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ kind, options }) => {
        const title = groupLabels[kind];
        if (!title) return options.map(renderOption);
        return (
          <div key={kind} role="group" aria-label={title}>
            <div className={styles.groupLabel} aria-hidden>
              {title}
            </div>
            {options.map(renderOption)}
          </div>
        );
      })}
    </div>
  );
}
