import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './tabs.css.ts';

export interface Tab<Value extends string = string> {
  /** Unique among its neighbours. */
  value: Value;
  /** The words on the tab. */
  label: string;
  /** What the panel shows; only the chosen one is rendered. */
  content: ReactNode;
  /** How many things the panel holds; zero is shown, undefined is not. */
  count?: number | undefined;
  /** Before the label: an icon component, lucide's or one of the same shape, or an element of one. */
  icon?: Icon | undefined;
  /** Seen but cannot be chosen; the arrows pass over it. */
  disabled?: boolean | undefined;
}

interface TabListProps<Value extends string> {
  label: string;
  items: readonly Tab<Value>[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  activation: 'automatic' | 'manual';
  idOf: (part: 'tab' | 'panel', at: number) => string;
}

/** The row of tabs: one stop of the tab key, between which the arrows lead. */
export function TabList<Value extends string>({
  label,
  items,
  chosen,
  onChoose,
  activation,
  idOf,
}: TabListProps<Value>) {
  const { count: formatCount } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const enabled = items.filter(({ disabled = false }) => !disabled);

  // A chosen tab beyond the edge is brought into sight sideways alone: `scrollIntoView` would move the page as well.
  useEffect(() => {
    const tab = list.current?.children[items.findIndex((one) => one.value === chosen)];
    if (tab instanceof HTMLElement) reveal(list.current, tab);
  }, [chosen, items]);

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const tabs = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]:enabled') ?? [])];
    const at = nextTab(event.key, tabs.indexOf(event.currentTarget), tabs.length);
    if (at === null) return;
    event.preventDefault();
    tabs[at]?.focus();
    const next = enabled[at]?.value;
    if (activation === 'automatic' && next !== undefined && next !== chosen) onChoose(next);
  };

  const stop = enabled.some((one) => one.value === chosen) ? chosen : enabled[0]?.value;
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onFocus={({ target, currentTarget }) => reveal(currentTarget, target)}
      className={styles.list}
    >
      {items.map(({ value: own, label, count, icon, disabled = false }, at) => (
        <button
          key={own}
          type="button"
          role="tab"
          id={idOf('tab', at)}
          aria-selected={own === chosen}
          aria-controls={idOf('panel', at)}
          disabled={disabled}
          tabIndex={own === stop ? 0 : -1}
          onClick={() => own !== chosen && onChoose(own)}
          onKeyDown={press}
          className={styles.tab}
        >
          {renderIcon(icon, styles.icon)}
          {label}
          {count !== undefined && <span className={styles.count}> {formatCount(count)}</span>}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads among `count` tabs, round and round; null for every other key. */
function nextTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Enough of the neighbour stays in sight to say that there is more. */
const peek = 48;

function reveal(list: HTMLElement | null, tab: HTMLElement) {
  if (!list || !list.contains(tab) || tab === list) return;
  const outer = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < outer.left) list.scrollLeft += left - outer.left - peek;
  else if (right > outer.right) list.scrollLeft += right - outer.right + peek;
}
