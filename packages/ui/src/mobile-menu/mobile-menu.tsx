import type { ReactNode } from 'react';

import { Modal, type ModalProps } from '../dialog/modal.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { warnEmptyItems, warnRenamed } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { shellTexts } from '../messages/pt-br-shell.ts';

import * as styles from './mobile-menu.css.ts';

export interface MobileMenuLink {
  /** The words of the link. */
  label: string;
  /** Where it leads; the menu closes with the press. */
  href: string;
  /** The page that is shown. */
  current?: boolean | undefined;
}

export interface MobileMenuProps extends Omit<ModalProps, 'title' | 'children' | 'size' | 'trigger'> {
  /** The header's links, in this order. */
  items?: readonly MobileMenuLink[] | undefined;
  /** What else a phone has no room for in the header: theme, 'Contratar'. */
  footer?: ReactNode;
  /** @deprecated It is called `items`. */
  links?: MobileMenuProps['items'];
}

/**
 * The header's links on phones. Keeps the focus inside; closes on Escape and as soon as a link is followed (SHELL-05).
 */
export function MobileMenu({
  links,
  items = links ?? [],
  open: given,
  defaultOpen = false,
  onOpenChange,
  ...props
}: MobileMenuProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('MobileMenu', { links }, 'items');
    warnEmptyItems('MobileMenu', 'items', items);
  }
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const { menu, mainNavigation } = useMessages(shellTexts);
  return (
    <Modal {...props} open={open} onOpenChange={setOpen} title={menu} shape="menu">
      <nav aria-label={mainNavigation}>
        <ul>
          {items.map(({ label, href, current }) => (
            <li key={href}>
              <Anchor
                href={href}
                {...(current && { 'aria-current': 'page' })}
                onClick={() => setOpen(false)}
                className={styles.link}
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </Modal>
  );
}
