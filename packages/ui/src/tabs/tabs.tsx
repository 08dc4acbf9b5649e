import * as Primitive from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef } from 'react';

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

  // A chosen tab beyond the edge is brought into sight sideways alone: `scrollIntoView` would move the page as well.
  const shown = value ?? defaultValue;
  useEffect(() => {
    const tab = list.current?.children[items.findIndex((one) => one.value === shown)];
    if (tab instanceof HTMLElement) reveal(list.current, tab);
  }, [shown, items]);

  if (items.length === 0) return null;
  const first = items.find(({ disabled }) => !disabled)?.value;
  return (
    <Primitive.Root
      {...props}
      {...(value === undefined ? { defaultValue: defaultValue ?? first ?? '' } : { value })}
      {...(onValueChange && { onValueChange })}
      activationMode={activation}
      className={cx(styles.root, className)}
    >
      <Primitive.List
        ref={list}
        aria-label={label}
        onFocus={({ target, currentTarget }) => reveal(currentTarget, target)}
        className={styles.list}
      >
        {items.map(({ value: own, label, count, icon: Icon, disabled = false }) => (
          <Primitive.Trigger key={own} value={own} disabled={disabled} className={styles.tab}>
            {Icon && <Icon className={styles.icon} aria-hidden />}
            {label}
            {count !== undefined && <span className={styles.count}> {formatCount(count)}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map(({ value: own, content }) => (
        <Primitive.Content key={own} value={own} className={styles.panel}>
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
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
