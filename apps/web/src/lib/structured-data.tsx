import { useState } from 'react';

import { useHydrated } from './use-hydrated.ts';

/**
 * Facts of the page in schema.org's words, for search engines. Only the server writes them: they read its answer, and the
 * page's policy lets no script put a script element into the document, not even one that holds data alone.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const hydrated = useHydrated();
  const [shown] = useState(!hydrated);
  if (!shown) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
