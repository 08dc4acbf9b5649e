import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';

import { AsChild } from '../internal/as-child.tsx';
import { useCloseRequest } from '../internal/use-close-request.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { warnEmptyItems } from '../internal/warn-dev.ts';
import type { MenuEntrance } from './dropdown-menu-popup.tsx';
import type { MenuEntry } from './menu-entries.ts';
import { usePart } from '../internal/use-part.ts';

export type {
  MenuAction,
  MenuCheckbox,
  MenuEntry,
  MenuGroup,
  MenuIcon,
  MenuLink,
  MenuRadios,
  MenuSeparator,
} from './menu-entries.ts';
export type { MenuEntrance } from './dropdown-menu-popup.tsx';

const load = () => import('./dropdown-menu-popup.tsx');

export interface DropdownMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button that opens it: a `Button` or an `IconButton`, with its own words. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** What the menu holds, in this order; without any it does not open. */
  items: readonly MenuEntry[];
  /** Which edges of the menu and the button are in line. */
  align?: 'start' | 'end' | undefined;
  /** Where its owner keeps it. */
  open?: boolean | undefined;
  /** Whether it is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Told when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Things to do with the thing beside it. Its code comes when somebody reaches for the button; a press before that opens
 * it as soon as it is there.
 */
export function DropdownMenu({
  trigger,
  items = [],
  align = 'end',
  open: given,
  defaultOpen = false,
  onOpenChange,
  ref,
  ...props
}: DropdownMenuProps) {
  const ownId = useId();
  const menuId = useId();
  const id = trigger.props.id ?? props.id ?? ownId;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [entrance, setEntrance] = useState<MenuEntrance>('none');
  const [element, setElement] = useState<HTMLElement | null>(null);
  const merged = useMergedRef<HTMLElement>(setElement, ref);
  const [part, request] = usePart(load, () => change(false));
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('DropdownMenu', 'items', items);

  // Opened by the parent: the button was not pressed.
  const fetchPart = useEffectEvent(request);
  useEffect(() => {
    if (open) fetchPart();
  }, [open]);

  const shown = open && part !== null && items.length > 0;
  useCloseRequest(shown, () => change(false));

  function change(next: boolean, by: MenuEntrance = 'none') {
    if (next) request();
    setEntrance(by);
    setOpen(next);
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    change(true, event.key === 'ArrowDown' ? 'first' : 'last');
  }

  return (
    <>
      {/* Its owner's handlers run beside its own: a hint's, around it. */}
      <AsChild {...props}>
        <AsChild
          ref={merged}
          onPointerEnter={request}
          onFocus={request}
          onKeyDown={openByArrow}
          // A click without a pointer is Enter or Space.
          onClick={({ detail }) => change(!open, detail === 0 ? 'first' : 'none')}
        >
          {cloneElement(trigger, {
            id,
            'aria-haspopup': 'menu',
            'aria-expanded': shown,
            'aria-controls': shown ? menuId : undefined,
          })}
        </AsChild>
      </AsChild>
      {part && (
        <part.DropdownMenuPopup
          id={menuId}
          open={shown}
          onClose={() => change(false)}
          entrance={entrance}
          anchor={element}
          labelledBy={id}
          align={align}
          items={items}
        />
      )}
    </>
  );
}
