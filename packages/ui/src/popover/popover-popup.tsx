import * as Primitive from '@radix-ui/react-popover';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';

import { themeOf } from '../internal/theme-of.ts';
import { noteOpener } from '../internal/use-opener.ts';

import * as styles from './popover.css.ts';

export interface PopoverPopupProps {
  id: string;
  open: boolean;
  onClose: () => void;
  /** What it stands beside. */
  anchor: HTMLElement | null;
  /** What opened it and takes the focus back; the anchor without it. */
  opener?: HTMLElement | null | undefined;
  side?: 'top' | 'bottom' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Takes the focus as it opens; what can be focused first without it. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

const gap = 6;
const edge = 8;

/** What is seen of a popover. The page behind it goes on; Tab goes round in it, and Escape leads back. */
export function PopoverPopup({
  open,
  onClose,
  anchor,
  opener = anchor,
  side = 'bottom',
  align = 'start',
  children,
  ...props
}: PopoverPopupProps) {
  const virtual = useMemo(() => ({ current: anchor! }), [anchor]);
  useLayoutEffect(() => (open && opener ? () => noteOpener(opener) : undefined), [open, opener]);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Primitive.Anchor virtualRef={virtual} />
      <Primitive.Portal>
        <Primitive.Content
          {...themeOf(anchor)}
          {...props}
          side={side}
          align={align}
          sideOffset={gap}
          collisionPadding={edge}
          className={styles.popup}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A press elsewhere has already given the focus to something.
            const { activeElement } = document;
            if (!activeElement || activeElement === document.body) opener?.focus();
          }}
          onInteractOutside={(event) => {
            // The press on what opened it closes it by itself.
            if (event.target instanceof Node && opener?.contains(event.target)) event.preventDefault();
          }}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
