import { fold } from '@martelo/domain/fold';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { hidden } from '../internal/visually-hidden.css.ts';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import { SearchField } from '../search-field/search-field.tsx';

import * as styles from './filter-panel.css.ts';

const first = 8;
const more = 20;

interface Choice<Value> {
  value: Value;
  label: string;
  count: number;
}

export interface LongChoicesProps<Value extends string | number> {
  label: string;
  /** Where the section's title says the same. */
  hideLabel?: boolean | undefined;
  filterLabel: string;
  options: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

const stay = () => undefined;

/**
 * Several of very many: the most frequent first, what is or was chosen always, the rest by a few letters or by asking
 * for more.
 */
export function LongChoices<Value extends string | number>({
  label,
  hideLabel = false,
  filterLabel,
  options,
  chosen,
  onChange,
}: LongChoicesProps<Value>) {
  const messages = useMessages(filtersTexts);
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(first);
  // Unticked, a choice past the limit would vanish under the focus.
  const [everChosen, setEverChosen] = useState(chosen);
  if (chosen.some((value) => !everChosen.includes(value)))
    setEverChosen([...new Set([...everChosen, ...chosen])]);
  const list = useRef<HTMLDivElement>(null);

  const folded = fold(text);
  const found = options
    .filter((option) => fold(option.label).includes(folded))
    .toSorted((a, b) => b.count - a.count);
  const shown = found.filter((option, at) => at < limit || everChosen.includes(option.value));

  const showMore = () => {
    flushSync(() => setLimit(limit + more));
    list.current?.querySelectorAll('input')[limit]?.focus();
  };
  const toggle = (value: Value, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value));

  return (
    <fieldset className={styles.choices}>
      <legend className={hideLabel ? hidden : styles.choicesTitle}>{label}</legend>
      {options.length > first && (
        <SearchField
          label={filterLabel}
          hideLabel
          placeholder={filterLabel}
          value={text}
          onValueChange={setText}
          onSubmit={stay}
          className={styles.choicesFilter}
        />
      )}
      <div ref={list} className={styles.choicesList}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            count={option.count}
            checked={chosen.includes(option.value)}
            onCheckedChange={(on) => toggle(option.value, on)}
          />
        ))}
        {shown.length === 0 && <p className={styles.none}>{messages.noneFound}</p>}
      </div>
      {found.length > limit && (
        <Button variant="quiet" wide onClick={showMore}>
          {messages.showMore}
        </Button>
      )}
    </fieldset>
  );
}
