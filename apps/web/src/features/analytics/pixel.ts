import type { SiteEvent } from './site-event.ts';

/** The advertising pixel's own names. */
const names: Record<SiteEvent['name'], string> = {
  page_view: 'PageView',
  view_content: 'ViewContent',
  add_to_wishlist: 'AddToWishlist',
  lead: 'Lead',
  search: 'Search',
  contact: 'Contact',
  chat_click: 'Contact',
};

/** The page that an event is of: its title and the first part of its path. */
interface EventPage {
  href: string;
  title: string;
  segment: string;
}

/**
 * The address that reports an event to the pixel, with the page's title and first segment (SHELL-11). It is requested
 * as an image: no script of another site runs here, and the policy need not allow one. The page's address is sent
 * without its query.
 */
export function pixelAddress(id: string, name: SiteEvent['name'], page: EventPage): string {
  const url = new URL('https://www.facebook.com/tr');
  const { origin, pathname } = new URL(page.href);
  url.search = new URLSearchParams({
    id,
    ev: names[name],
    dl: origin + pathname,
    'cd[page_title]': page.title,
    'cd[segment]': page.segment,
    noscript: '1',
  }).toString();
  return url.href;
}
