import { escapeHtml } from '../platform/text/escape-html.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Entry {
  address: string;
  /** The day of the last change, where it is known. */
  changed?: string;
}

const print = (tag: string, entries: readonly Entry[]) =>
  entries
    .map(({ address, changed }) => {
      const date = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<${tag}><loc>${escapeHtml(address)}</loc>${date}</${tag}>\n`;
    })
    .join('');

/** A map of pages, as sitemaps.org describes it. */
export const renderSiteMap = (entries: readonly Entry[]): string =>
  `${head}<urlset ${space}>\n${print('url', entries)}</urlset>\n`;

/** A map of maps. */
export const renderSiteMapIndex = (entries: readonly Entry[]): string =>
  `${head}<sitemapindex ${space}>\n${print('sitemap', entries)}</sitemapindex>\n`;
