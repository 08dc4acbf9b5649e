import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { Anchor } from '../internal/link-anchor.tsx';
import { AsChild } from '../internal/as-child.tsx';
import { variants } from '../internal/variants.ts';
import { warnRenamed } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './link.css.ts';

const link = variants(styles.base, {
  variants: { variant: styles.tone },
  defaultVariants: { variant: 'accent' },
});

export interface LinkProps extends ComponentProps<'a'> {
  /** With `asChild` its child has it. */
  href?: string | undefined;
  /** `plain` where the place already says that it is a link: menus, lists, breadcrumbs. */
  variant?: 'accent' | 'plain' | undefined;
  /** Another site, in a new tab: says so, and sends that site no referrer. */
  external?: boolean | undefined;
  /** Its one child is the link: a router's own. */
  asChild?: boolean | undefined;
  /** @deprecated It is called `variant`. */
  tone?: 'accent' | 'plain' | undefined;
}

/** Leads to an address: an anchor, or the router's link that `LinkProvider` names. */
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
          <span aria-hidden>
            <ExternalLink className={styles.outside} />
          </span>
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </>
      )}
    </>
  );
  const rootProps = {
    ...props,
    ...(external && { target: '_blank', rel: 'noopener noreferrer' }),
    className: link({ variant, className }),
  };
  if (!asChild) return <Anchor {...rootProps}>{content(children)}</Anchor>;
  return (
    <AsChild {...rootProps} around={content}>
      {children}
    </AsChild>
  );
}
