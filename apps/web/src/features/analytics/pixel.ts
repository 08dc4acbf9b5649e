import type { SiteEvent } from './track.ts';

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

/**
 * The address that tells the pixel of an event. It is asked for as a picture: no script of another site runs here, and no
 * policy has to make room for one. The page's address goes without its query.
 */
export function pixelAddress(id: string, name: SiteEvent['name'], page: string): string {
  const url = new URL('https://www.facebook.com/tr');
  const { origin, pathname } = new URL(page);
  url.search = new URLSearchParams({ id, ev: names[name], dl: origin + pathname, noscript: '1' }).toString();
  return url.href;
}
