import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';

import { useControlled } from '../internal/use-controlled.ts';
import { warnEmptyItems, warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';
import { type Tab, TabList } from './tab-list.tsx';

import * as styles from './tabs.css.ts';

export type { Tab } from './tab-list.tsx';

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'dir' | 'onChange' | 'defaultValue'
> {
  /** What the tabs divide; their name for screen readers. */
  label: string;
  /** The tabs with their panels, in this order; without any nothing is rendered. */
  items?: readonly Tab<Value>[] | undefined;
  /** The chosen one, where its owner keeps it. */
  value?: Value | undefined;
  /** The chosen one at first; the first tab by default. */
  defaultValue?: Value | undefined;
  /** Called with the chosen tab's value after each change. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** `manual` where a panel costs a call: arrows move, Enter chooses. */
  activation?: 'automatic' | 'manual' | undefined;
  /** @deprecated It is called `items`. */
  tabs?: TabsProps<Value>['items'];
}

const none: readonly never[] = [];

/** Views of the same thing in one place, one at a time. More tabs than fit are scrolled sideways. */
export function Tabs<Value extends string = string>({
  label,
  tabs,
  items = tabs ?? none,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  className,
  ...props
}: TabsProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('Tabs', label);
    warnRenamed('Tabs', { tabs }, 'items');
    warnEmptyItems('Tabs', 'items', items);
  }

  const first = items.find(({ disabled = false }) => !disabled);
  const [selected, choose] = useControlled<Value | undefined>(
    value,
    defaultValue ?? first?.value,
    onValueChange as ((value: Value | undefined) => void) | undefined,
  );
  // Where the uncontrolled choice is not among the tabs any more, the first one is shown.
  const isThere = value !== undefined || items.some(({ value: own }) => own === selected);
  const chosen = isThere ? selected : first?.value;
  const id = useId();
  const idOf = (part: 'tab' | 'panel', at: number) => `${id}${part}${at}`;

  if (items.length === 0) return null;
  return (
    <div {...props} className={cx(styles.root, className)}>
      <TabList
        label={label}
        items={items}
        chosen={chosen}
        onChoose={choose}
        activation={activation}
        idOf={idOf}
      />
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
