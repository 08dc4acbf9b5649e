import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FeedFormat } from './feed-format.tsx';

/** What no sender can have. */
const refused = new Set(['featured']);

const page = readFileSync(resolve(import.meta.dirname, '../../../../../docs/martelo-feed.md'), 'utf8');

test('[API-08][API-09] the guide has every column of the format', () => {
  const table = page.split('## Campos de um lote\n')[1]!.split('\n\n')[0]!.trim();
  const columns = table
    .split('\n')
    .flatMap((row) => [...row.split('|')[1]!.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!))
    .filter((name) => !refused.has(name));
  const documented = [
    ...renderToStaticMarkup(<FeedFormat />).matchAll(/<code[^>]*>([a-z_, ]+)<\/code>/g),
  ].flatMap(([, names]) => names!.split(', '));
  expect(columns).toContain('kind');
  expect(documented).toEqual(expect.arrayContaining(columns));
});
