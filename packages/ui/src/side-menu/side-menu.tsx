import { cx } from 'class-variance-authority';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import * as styles from './side-menu.css.ts';

/** One line of a side menu. */
export interface SideLink {
  /** The words of the link. */
  label: string;
  /** Its one canonical address. */
  href: string;
  /** Before the label: an icon component, lucide's or one of the same shape, or an element of one. */
  icon: Icon;
  /** Other addresses of the same screen. */
  also?: readonly string[] | undefined;
  /**
   * Screens that are reached from this one and have no line of their own; `/` at the end stands for all that begin so.
   */
  within?: readonly string[] | undefined;
}

export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The navigation's name, not seen: 'Minha conta'. */
  label: string;
  /** The address of the shown screen, without its search. */
  path: string;
  /** The lines in their order, in parts with a line between them. */
  parts: readonly (readonly SideLink[])[];
}

function currentAt(link: SideLink, path: string): 'page' | 'true' | undefined {
  if (link.href === path || link.also?.includes(path)) return 'page';
  const within = link.within?.some((one) => (one.endsWith('/') ? path.startsWith(one) : one === path));
  return within ? 'true' : undefined;
}

/** Enough of the neighbour stays in sight to say that there is more. */
const peek = 32;

/** Sideways alone: `scrollIntoView` would move the page as well. */
function reveal(link: HTMLElement | null) {
  const row = link?.closest('nav');
  if (row && link) row.scrollLeft = link.offsetLeft - row.offsetLeft - peek;
}

/** Browsers leave a focused link where a strip of it can be seen. A pressed one must not move below the pointer. */
function follow({ currentTarget: link }: FocusEvent<HTMLElement>) {
  const row = link.closest('nav');
  if (!row || !link.matches(':focus-visible')) return;
  const inner = link.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left - peek;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + peek;
}

/** The screens of an area: a column beside the screen; on phones a row above it, scrolled to the current one. */
export function SideMenu({ label, path, parts = [], className, ...props }: SideMenuProps) {
  return (
    <nav {...props} aria-label={label} className={cx(styles.menu, className)}>
      {parts.map((part) => (
        <ul key={part[0]?.href} className={styles.part}>
          {part.map((link) => {
            const current = currentAt(link, path);
            return (
              <li key={link.href}>
                <Anchor
                  ref={current ? reveal : undefined}
                  href={link.href}
                  aria-current={current}
                  onFocus={follow}
                  className={styles.link}
                >
                  {renderIcon(link.icon, styles.icon)}
                  {link.label}
                </Anchor>
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
}

export interface SideMenuLayoutProps extends ComponentProps<'div'> {
  /** A `SideMenu`; without one the screen stands alone. */
  menu: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** A screen with its area's menu, inside a `Container`. */
export function SideMenuLayout({ menu, className, children, ...props }: SideMenuLayoutProps) {
  return (
    <div {...props} className={cx(menu && styles.layout, className) || undefined}>
      {menu}
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
