import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';

import { useControlled } from '../internal/use-controlled.ts';
import { warnEmptyItems, warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './tabs.css.ts';

export interface Tab {
  /** Unique among its neighbours. */
  value: string;
  label: string;
  /** What the panel shows; only the chosen one is rendered. */
  content: ReactNode;
  /** How many things the panel holds; zero is shown, undefined is not. */
  count?: number | undefined;
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: boolean }> | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dir' | 'onChange' | 'defaultValue'
> {
  /** What the tabs divide; their name for screen readers. */
  label: string;
  items?: readonly Tab[] | undefined;
  /** The chosen one, where its owner keeps it. */
  value?: string;
  /** The chosen one at first; the first tab by default. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `manual` where a panel costs a call: arrows move, Enter chooses. */
  activation?: 'automatic' | 'manual';
  /** @deprecated It is called `items`. */
  tabs?: TabsProps['items'];
}

const none: readonly Tab[] = [];

/** Views of the same thing in one place, one at a time. More tabs than fit are scrolled sideways. */
export function Tabs({
  label,
  tabs,
  items = tabs ?? none,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  className,
  ...props
}: TabsProps) {
  const { count: formatCount } = useMessages();
  const list = useRef<HTMLDivElement>(null);
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('Tabs', label);
    warnRenamed('Tabs', { tabs }, 'items');
    warnEmptyItems('Tabs', 'items', items);
  }

  const enabled = items.filter(({ disabled = false }) => !disabled);
  const [chosen, choose] = useControlled(value, defaultValue ?? enabled[0]?.value ?? '', onValueChange);
  const id = useId();
  const idOf = (part: 'tab' | 'panel', at: number) => `${id}${part}${at}`;

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
    if (activation === 'automatic' && next !== undefined && next !== chosen) choose(next);
  };

  if (items.length === 0) return null;
  const stop = enabled.some((one) => one.value === chosen) ? chosen : enabled[0]?.value;
  return (
    <div {...props} className={cx(styles.root, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onFocus={({ target, currentTarget }) => reveal(currentTarget, target)}
        className={styles.list}
      >
        {items.map(({ value: own, label, count, icon: Icon, disabled = false }, at) => (
          <button
            key={own}
            type="button"
            role="tab"
            id={idOf('tab', at)}
            aria-selected={own === chosen}
            aria-controls={idOf('panel', at)}
            disabled={disabled}
            tabIndex={own === stop ? 0 : -1}
            onClick={() => own !== chosen && choose(own)}
            onKeyDown={press}
            className={styles.tab}
          >
            {Icon && <Icon className={styles.icon} aria-hidden />}
            {label}
            {count !== undefined && <span className={styles.count}> {formatCount(count)}</span>}
          </button>
        ))}
      </div>
      {items.map(({ value: own, content }, at) => (
        <div
          key={own}
          role="tabpanel"
          id={idOf('panel', at)}
          aria-labelledby={idOf('tab', at)}
          // A panel takes the focus, so that its text can be read on from its tab (APG, tabs).
          tabIndex={0}
          hidden={own !== chosen}
          className={styles.panel}
        >
          {own === chosen && content}
        </div>
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
