import { brotliCompressSync } from 'node:zlib';

import type { Browser } from 'playwright';

const kinds = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures',
} as const;
type Kind = (typeof kinds)[keyof typeof kinds] | 'other';

interface PageBytes {
  requests: number;
  /**
   * Bytes of the bodies as they came over the wire, brotli where the server gave that. Styles in the page count as
   * styles, as if they were sent alone.
   */
  bytes: Record<Kind, number>;
}

/** What a first visit on a phone loads before anybody touches the page. */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    // What comes through the worker says nothing of its bytes.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const bytes: PageBytes['bytes'] = { html: 0, js: 0, css: 0, fonts: 0, pictures: 0, other: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = kinds[request.resourceType() as keyof typeof kinds] ?? 'other';
    sizes.push(request.sizes().then(({ responseBodySize }) => void (bytes[kind] += responseBodySize)));
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}, so there is no page to measure.`);
  await Promise.all(sizes);
  const styles = await page.locator('style').allTextContents();
  const inPage = brotliCompressSync(styles.join('')).length;
  bytes.css += inPage;
  bytes.html -= inPage;
  await context.close();
  return { requests: sizes.length, bytes };
}
