import { afterPaint } from '../lib/after-paint.ts';

/** What of the router the links need. */
interface Navigator {
  navigate: (to: string) => Promise<void>;
}

const leavesPage = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (link.target && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.origin !== location.origin ||
  /^\/(api|docs|auctions-images|assets)\//.test(link.pathname);

/**
 * Lets plain anchors navigate without a new page: components render `<a href>` and know no router. An anchor to a place
 * in the same page is left to the browser.
 */
export function interceptLinks(router: Navigator): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || leavesPage(event, link)) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return;
    event.preventDefault();
    afterPaint(() => void router.navigate(link.pathname + link.search + link.hash));
  });
}
