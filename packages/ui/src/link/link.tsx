import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { aroundChild } from '../internal/around-child.ts';
import { warnRenamed } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './link.css.ts';

const link = cva(styles.base, {
  variants: { variant: styles.tone },
  defaultVariants: { variant: 'accent' },
});

export interface LinkProps extends ComponentProps<'a'> {
  /** With `asChild` its child has it. */
  href?: string | undefined;
  /** `plain` where the place already says that it is a link: menus, lists, breadcrumbs. */
  variant?: 'accent' | 'plain';
  /** Another site, in a new tab: says so, and tells that site nothing. */
  external?: boolean;
  /** Its one child is the link: a router's own. */
  asChild?: boolean;
  /** @deprecated It is called `variant`. */
  tone?: 'accent' | 'plain';
}

/** Leads to an address. A plain anchor: the application turns presses on its own addresses into navigation. */
export function Link({
  tone,
  variant = tone,
  external = false,
  asChild = false,
  className,
  children,
  ...props
}: LinkProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('Link', { tone }, 'variant');
  const { newTab } = useMessages();
  const content = (words: ReactNode) => (
    <>
      {words}
      {external && (
        <>
          <ExternalLink className={styles.outside} aria-hidden />
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </>
      )}
    </>
  );
  const looks = {
    ...props,
    ...(external && { target: '_blank', rel: 'noopener noreferrer' }),
    className: link({ variant, className }),
  };
  if (!asChild) return <a {...looks}>{content(children)}</a>;
  return <Slot {...looks}>{aroundChild(children, content)}</Slot>;
}
