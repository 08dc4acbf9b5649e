import { createContext, use } from 'react';

/** Scheme and host of the site; the server's word, which the browser repeats. */
export const SiteOriginContext = createContext('');

/** The page's canonical address, for search engines: absolute, as they require (SHELL-12). */
export function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={use(SiteOriginContext) + path} />;
}
