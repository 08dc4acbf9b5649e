import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';

import { AsChild } from '../internal/as-child.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useOpenOnPage } from '../internal/use-open-on-page.ts';
import { usePart } from '../internal/use-part.ts';

const load = () => import('./popover-popup.tsx');

export interface PopoverProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The button that opens it: a `Button` or an `IconButton`, with its own words. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Names what opens; without it the button's words do. */
  label?: string | undefined;
  /** What it holds; as a function it gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether it is open, where its owner keeps it. */
  open?: boolean | undefined;
  /** Whether it is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with whether it is open after each change. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The side of the button that it opens to, where there is room; `bottom` by default. */
  side?: 'top' | 'bottom' | undefined;
  /** Which edges of it and of the button are in line. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * A few fields, figures or words that belong to a button, beside it while the page goes on. What the page waits for is
 * a `Dialog`, things to do are a `DropdownMenu`, a hint is a `Tooltip`. Its code comes when somebody reaches for the
 * button.
 */
export function Popover({
  trigger,
  label,
  children,
  open: given,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  ref,
  ...props
}: PopoverProps) {
  const ownId = useId();
  const popupId = useId();
  const id = trigger.props.id ?? props.id ?? ownId;
  const [requestedOpen, change] = useControlled(given, defaultOpen, onOpenChange);
  const open = useOpenOnPage(requestedOpen, change);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const merged = useMergedRef<HTMLElement>(setElement, ref);
  const [part, request] = usePart(load, () => change(false));
  const shown = open && part !== null;

  const requestNow = useEffectEvent(request);
  useEffect(() => {
    if (open) requestNow();
  }, [open]);

  return (
    <>
      {/* Its owner's handlers run beside its own: a hint's, around it. */}
      <AsChild {...props}>
        <AsChild ref={merged} onPointerEnter={request} onFocus={request} onClick={() => change(!open)}>
          {cloneElement(trigger, {
            id,
            'aria-haspopup': 'dialog',
            'aria-expanded': shown,
            'aria-controls': shown ? popupId : undefined,
          })}
        </AsChild>
      </AsChild>
      {part && (
        <part.PopoverPopup
          id={popupId}
          open={shown}
          onClose={() => change(false)}
          anchor={element}
          side={side}
          align={align}
          {...(label ? { 'aria-label': label } : { 'aria-labelledby': id })}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </part.PopoverPopup>
      )}
    </>
  );
}
