import '@martelo/ui/styles';
import type { Display } from '@martelo/ui/display-settings';
import { LinkProvider } from '@martelo/ui/link-provider';
import { NowProvider } from '@martelo/ui/now-provider';
import { PartProvider } from '@martelo/ui/part-provider';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';

import type { PageStyles } from './assets.ts';
import { SiteOriginContext } from '../lib/canonical.tsx';
import { displayAttributes } from '../lib/display.ts';
import { loadScript } from '../lib/load-script.ts';
import { RouterLink } from '../lib/router-link.tsx';
import { SessionHint, type SessionHintValue } from '../lib/session-hint.ts';
import { pageDataId } from './page-data.ts';

const allIsHere = 'all-is-here';

interface DocumentProps {
  now: Date;
  /** Scheme and host of the site. */
  origin: string;
  display: Display;
  /** Who seems to be there. */
  hint: SessionHintValue;
  /** The styles of the matched route; only the server knows them. */
  styles?: PageStyles | null;
  /** Addresses of the fonts to fetch early. */
  fonts?: readonly string[];
  /** Addresses of the scripts, each after what it imports: fetched from the start, run after the first paint. */
  modules?: readonly string[];
  /** The page's data as printed JSON; only the server has it. */
  data?: string;
  /** The first script, where the page holds it; only the server has it. */
  start?: string;
  children: ReactNode;
}

/** The whole document, so that titles, descriptions and styles land in its head. */
export function Document({
  now,
  origin,
  display,
  hint,
  styles = null,
  fonts = [],
  modules = [],
  data,
  start,
  children,
}: DocumentProps) {
  // Before any image: the first request after the page reuses its connection, which is up to speed already.
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="pt-BR" {...displayAttributes(display)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {styles && (
          <>
            {/* With its styles inlined, a streamed page would paint in parts, each shifting those before it. */}
            <link rel="expect" href={`#${allIsHere}`} blocking="render" />
            <meta name="inline-styles" content={styles.files.join(' ')} />
            <style href="page" precedence="default">
              {styles.text}
            </style>
          </>
        )}
        {modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>
        <NowProvider now={now}>
          <SiteOriginContext value={origin}>
            <LinkProvider component={RouterLink}>
              <PartProvider load={loadScript}>
                <SessionHint value={hint}>{children}</SessionHint>
              </PartProvider>
            </LinkProvider>
          </SiteOriginContext>
        </NowProvider>
        <div id={allIsHere} hidden />
        <script
          id={pageDataId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: data ?? '' }}
        />
        <script type="module" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start ?? '' }} />
      </body>
    </html>
  );
}
