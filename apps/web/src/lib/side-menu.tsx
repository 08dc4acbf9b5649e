import type { LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import * as styles from './side-menu.css.ts';

/** One line of a side menu. */
export interface SideLink {
  label: string;
  /** Its one canonical address. */
  href: string;
  icon: LucideIcon;
  /** Other addresses of the same screen. */
  also?: readonly string[];
  /** Screens that are reached from this one and have no line of their own; `/` at the end stands for all that begin so. */
  within?: readonly string[];
}

interface SideMenuProps {
  label: string;
  /** The lines in their order, in parts with a line between them. */
  parts: readonly (readonly SideLink[])[];
}

/** For `aria-current`: the screen itself, or one within it. */
export function currentAt(link: SideLink, pathname: string): 'page' | 'true' | undefined {
  if (link.href === pathname || link.also?.includes(pathname)) return 'page';
  const within = link.within?.some((one) =>
    one.endsWith('/') ? pathname.startsWith(one) : one === pathname,
  );
  return within ? 'true' : undefined;
}

/** Enough of the neighbour stays in sight to say that there is more. */
const peek = 32;

/** Sideways alone: `scrollIntoView` would move the page as well. */
function reveal(link: HTMLElement | null) {
  const row = link?.closest('nav');
  if (row && link) row.scrollLeft = link.offsetLeft - row.offsetLeft - peek;
}

/** The screens of an area: a column beside the screen; on phones a row above it, scrolled to the current one. */
export function SideMenu({ label, parts }: SideMenuProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={styles.menu}>
      {parts.map((part) => (
        <ul key={part[0]?.href} className={styles.part}>
          {part.map((link) => {
            const current = currentAt(link, pathname);
            return (
              <li key={link.href}>
                <a
                  ref={current ? reveal : undefined}
                  href={link.href}
                  aria-current={current}
                  className={styles.link}
                >
                  <link.icon aria-hidden className={styles.icon} />
                  {link.label}
                </a>
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
}
