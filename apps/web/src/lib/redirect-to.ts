import { redirect, replace } from 'react-router-dom';

/**
 * Redirects from the requested address to another, which replaces it in the history and never the page before it. A
 * press on a link has no entry yet, so there is none to replace; a new document, Back and Forward have theirs already.
 */
export function redirectTo({ url }: Request, address: string): Response {
  const arrived = typeof document !== 'undefined' && location.href.split('#')[0] === url;
  return arrived ? replace(address) : redirect(address);
}
