import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { Container } from '../container/container.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { warnEmptyItems, warnInvalidNumber } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Logo } from '../logo/logo.tsx';
import { useMessages } from '../messages/messages.tsx';
import { shellTexts } from '../messages/pt-br-shell.ts';
import { useScrolled } from './use-scrolled.ts';

import * as styles from './header.css.ts';

const maxShown = 99;

export interface HeaderLink {
  /** The words of the link. */
  label: string;
  /** Where it leads. */
  href: string;
  /** The page that is shown. */
  current?: boolean | undefined;
}

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Where the logo leads. */
  homeHref: string;
  /** From 1024 px up beside the logo; below, the mobile menu's. */
  links: readonly HeaderLink[];
  /** The list of favourites, and how many it holds. */
  favorites: { href: string; count: number };
  /** A way in for visitors, the account's menu for customers (SHELL-04). */
  account: ReactNode;
  /** Over a hero: see-through, and out of the flow, until the page is scrolled more than 10 px (SHELL-01). */
  transparentAtTop?: boolean | undefined;
  /** Opens the mobile menu; shown below 1024 px. */
  menuButton: ReactNode;
  /** A `ThemeSwitch`, shown from tablets up. */
  themeSwitch?: ReactNode;
}

/** The top of every page, which stays there. */
export function Header({
  homeHref,
  links = [],
  favorites,
  account,
  transparentAtTop = false,
  menuButton,
  themeSwitch,
  className,
  ...props
}: HeaderProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnEmptyItems('Header', 'links', links);
    warnInvalidNumber('Header', 'favorites.count', favorites.count, 0);
  }
  const messages = useMessages(shellTexts);
  const scrolled = useScrolled();
  return (
    <header
      {...props}
      {...(transparentAtTop && { 'data-over-hero': '' })}
      {...(transparentAtTop && !scrolled && { 'data-transparent': '' })}
      className={cx(styles.base, className)}
    >
      <Container className={styles.bar}>
        <Anchor href={homeHref} className={styles.home}>
          <Logo label={messages.home} />
        </Anchor>
        <nav aria-label={messages.mainNavigation} className={styles.navigation}>
          <ul className={styles.links}>
            {links.map(({ label, href, current }) => (
              <li key={href}>
                <Anchor href={href} {...(current && { 'aria-current': 'page' })} className={styles.link}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          {themeSwitch && <div className={styles.theme}>{themeSwitch}</div>}
          <FavoritesLink {...favorites} />
          {account}
          <div className={styles.menu}>{menuButton}</div>
        </div>
      </Container>
    </header>
  );
}

/** The heart with its count: none at 0, `99+` past 99 (SHELL-03). */
function FavoritesLink({ href, count: given }: HeaderProps['favorites']) {
  const count = given > 0 ? given : 0;
  const { favorites } = useMessages(shellTexts);
  return (
    <Anchor href={href} className={styles.favorites}>
      <VisuallyHidden>{favorites(count)}</VisuallyHidden>
      <svg viewBox="0 0 24 24" aria-hidden className={styles.heart}>
        <path d="M12 20.5 4.2 12.9a5.2 5.2 0 0 1 7.4-7.4l.4.5.4-.5a5.2 5.2 0 0 1 7.4 7.4z" />
      </svg>
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </Anchor>
  );
}
