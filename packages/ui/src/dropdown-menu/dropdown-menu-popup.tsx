import * as Primitive from '@radix-ui/react-dropdown-menu';
import { type FocusEvent, Fragment } from 'react';

import { Anchor } from '../internal/anchor.ts';
import { themeOf } from '../internal/theme-of.ts';
import { MenuItem, MenuRadioItems } from './dropdown-menu-items.tsx';
import type { MenuEntry } from './menu-entries.ts';

import * as styles from './dropdown-menu.css.ts';

/** Which item takes the focus: none after a press, since the pointer is already there. */
export type MenuEntrance = 'none' | 'first' | 'last';

export interface DropdownMenuPopupProps {
  id: string;
  open: boolean;
  onClose: () => void;
  entrance: MenuEntrance;
  anchor: HTMLElement | null;
  labelledBy: string;
  align: 'start' | 'end';
  items: readonly MenuEntry[];
}

const gap = 4;
const edge = 8;

/**
 * What is seen of a menu. Not modal: Radix locks the scroll by an inline style element, which the site's policy blocks.
 */
export function DropdownMenuPopup({
  id,
  open,
  onClose,
  entrance,
  anchor,
  labelledBy,
  align,
  items,
}: DropdownMenuPopupProps) {
  function enter({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target !== currentTarget || entrance === 'none') return;
    const able = currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])');
    // After Radix's own handling of the same focus, which always takes the first.
    queueMicrotask(() => able.item(entrance === 'first' ? 0 : able.length - 1)?.focus());
  }

  return (
    <Primitive.Root open={open} onOpenChange={(next) => next || onClose()} modal={false}>
      <Primitive.Trigger asChild>
        <Anchor element={anchor} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...themeOf(anchor)}
          id={id}
          aria-labelledby={labelledBy}
          align={align}
          sideOffset={gap}
          collisionPadding={edge}
          loop
          className={styles.menu}
          onFocus={enter}
          onKeyDown={({ key }) => key === 'Tab' && onClose()}
          onInteractOutside={(event) => {
            // The press on the trigger closes it by itself.
            if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault();
          }}
        >
          {items.map((entry, at) => (
            <Fragment key={at}>{renderEntry(entry)}</Fragment>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function renderEntry(entry: MenuEntry) {
  switch (entry.kind) {
    case 'separator':
      return <Primitive.Separator className={styles.separator} />;
    case 'radios':
      return <MenuRadioItems {...entry} />;
    case 'group':
      return (
        <Primitive.Group aria-label={entry.label}>
          <Primitive.Label aria-hidden className={styles.groupLabel}>
            {entry.label}
          </Primitive.Label>
          {entry.items.map((item) => (
            <MenuItem key={item.label} entry={item} />
          ))}
        </Primitive.Group>
      );
    default:
      return <MenuItem entry={entry} />;
  }
}
