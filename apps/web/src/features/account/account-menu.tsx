import { useLocation } from 'react-router-dom';

import { accountLinks, currentAt } from './account-links.ts';
import * as styles from './account-menu.css.ts';

/** Enough of the neighbour stays in sight to say that there is more. */
const peek = 32;

/** Sideways alone: `scrollIntoView` would move the page as well. */
function reveal(link: HTMLElement | null) {
  const row = link?.closest('nav');
  if (row && link) row.scrollLeft = link.offsetLeft - row.offsetLeft - peek;
}

/** The account's screens: a column beside the screen; on phones a row above it, scrolled to the current one. */
export function AccountMenu() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Minha conta" className={styles.menu}>
      {accountLinks.map((part) => (
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
