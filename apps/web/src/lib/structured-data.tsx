import { useState } from 'react';

import { useHydrated } from './use-hydrated.ts';

const print = (data: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);

/**
 * Facts of the page in schema.org's words, for search engines. Only the server writes them: they read its answer, and
 * the page's policy lets no script put a script element into the document, not even one that holds data alone.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  // The server's script stays as it is: the policy forbids changing its text too. A screen that is opened while the
  // first one still hydrates is rendered by the browser.
  const renderedByBrowser = useHydrated();
  const [json] = useState(() => (renderedByBrowser ? null : print(data)));
  if (json === null) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
