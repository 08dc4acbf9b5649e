// Bundles the document, adds the filters and generates its types. With --check it writes nothing and fails if a file is
// stale.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

import { addFilters } from './add-filters.ts';

const at = (name: string) => join(import.meta.dirname, name);
const bundled = execFileSync(
  process.execPath,
  [at('node_modules/@redocly/cli/bin/cli.js'), 'bundle', 'martelo', '--ext', 'json'],
  {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  },
);

/** Under `exactOptionalPropertyTypes` too a caller may pass a query parameter that is undefined: it is left out. */
const withUndefined = (types: string) =>
  types.replaceAll(/^( +)query\??: \{\n[\s\S]*?^\1\};/gm, (query) =>
    query.replaceAll(/^( +["\w-]+\?: .*);$/gm, '$1 | undefined;'),
  );

const document = JSON.parse(bundled);
addFilters(document);
// One value a line, so that a change of the contract is a small diff.
const files = {
  'document.json': `${JSON.stringify(document, null, 1)}\n`,
  'schema.d.ts': withUndefined(astToString(await openapiTS(structuredClone(document) as OpenAPI3))),
};

const stale = Object.entries(files).filter(([name, text]) => {
  try {
    return readFileSync(at(name), 'utf8') !== text;
  } catch {
    return true;
  }
});
if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`openapi/${name} is stale: run pnpm contract and commit it.`);
  process.exit(stale.length ? 1 : 0);
}
for (const [name, text] of stale) writeFileSync(at(name), text);
