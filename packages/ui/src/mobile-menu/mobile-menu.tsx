import type { ReactNode } from 'react';

import { Modal, type ModalProps } from '../dialog/modal.tsx';
import { warnEmptyItems } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './mobile-menu.css.ts';

export interface MobileMenuLink {
  label: string;
  href: string;
  /** The page that is shown. */
  current?: boolean;
}

export interface MobileMenuProps extends Omit<ModalProps, 'title' | 'children'> {
  links: readonly MobileMenuLink[];
  /** What else a phone has no room for in the header: theme, 'Contratar'. */
  footer?: ReactNode;
}

/**
 * The header's links on phones. Keeps the focus inside; closes on Escape and as soon as a link is followed (SHELL-05).
 */
export function MobileMenu({ links = [], onOpenChange, ...props }: MobileMenuProps) {
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('MobileMenu', 'links', links);
  const { menu, mainNavigation } = useMessages();
  return (
    <Modal {...props} onOpenChange={onOpenChange} title={menu} shape="menu">
      <nav aria-label={mainNavigation}>
        <ul>
          {links.map(({ label, href, current }) => (
            <li key={href}>
              <a
                href={href}
                {...(current && { 'aria-current': 'page' })}
                onClick={() => onOpenChange(false)}
                className={styles.link}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Modal>
  );
}
