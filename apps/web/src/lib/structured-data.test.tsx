import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { StructuredData } from './structured-data.tsx';

test('[SHELL-12] the server writes the facts, and no text ends the script that it stands in', () => {
  expect(renderToString(<StructuredData data={{ name: '</script><b>' }} />)).toBe(
    String.raw`<script type="application/ld+json">{"@context":"https://schema.org","name":"\u003c/script>\u003cb>"}</script>`,
  );
});
