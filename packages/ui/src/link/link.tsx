import { cva } from 'class-variance-authority';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './link.css.ts';

const link = cva(styles.base, { variants: { tone: styles.tone }, defaultVariants: { tone: 'accent' } });

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** `plain` where the place already says that it is a link: menus, lists, breadcrumbs. */
  tone?: 'accent' | 'plain';
  /** Another site, in a new tab: says so, and tells that site nothing. */
  external?: boolean;
}

/** Leads to an address. A plain anchor: the application turns presses on its own addresses into navigation. */
export function Link({ tone, external = false, className, children, ...props }: LinkProps) {
  const { newTab } = useMessages();
  return (
    <a
      {...props}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={link({ tone, className })}
    >
      {children}
      {external && (
        <>
          <ExternalLink className={styles.outside} aria-hidden />
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
