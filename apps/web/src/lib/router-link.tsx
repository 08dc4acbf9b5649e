import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { afterPaint } from './after-paint.ts';

/** What the server answers by itself. */
const isFile = /^\/(api|docs|auctions-images|assets)\//;

/** A place in the same page is left to the browser, as is what another tab, a download or another site is to show. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    isFile.test(link.pathname) ||
    (samePage && link.hash !== '')
  );
}

/** The link of every component: an anchor whose presses on the site's own addresses the router takes. */
export function RouterLink({ href, onClick, children, ...props }: ComponentProps<'a'>) {
  const navigate = useNavigate();
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const link = event.currentTarget;
        if (!link.href || isForBrowser(event, link)) return;
        event.preventDefault();
        const to = link.pathname + link.search + link.hash;
        // As browsers do: the page that is shown is no new step.
        const replace = link.href === location.href;
        afterPaint(() => void navigate(to, { replace }));
      }}
    >
      {children}
    </a>
  );
}
