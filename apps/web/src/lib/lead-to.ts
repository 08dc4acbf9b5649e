import { redirect, replace } from 'react-router-dom';

/**
 * Leads from the address that was asked for to another, which takes its place in the history and never that of the page
 * before. A press on a link has no entry yet, so that there is none to replace; a new document, Back and Forward are
 * there already.
 */
export function leadTo({ url }: Request, address: string): Response {
  const arrived = typeof document !== 'undefined' && location.href.split('#')[0] === url;
  return arrived ? replace(address) : redirect(address);
}
