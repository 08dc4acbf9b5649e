import { useState } from 'react';

import { useHydrated } from './use-hydrated.ts';

const print = (data: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);

/**
 * Facts of the page in schema.org's words, for search engines. Only the server writes them: they read its answer, and
 * the page's policy lets no script put a script element into the document, not even one that holds data alone.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  // What the server wrote stays as it is: the policy lets nobody change its text either. A screen that somebody goes to
  // while the first one is still being taken over is the browser's own.
  const renderedByBrowser = useHydrated();
  const [json] = useState(() => (renderedByBrowser ? null : print(data)));
  if (json === null) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
