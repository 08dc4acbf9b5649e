// Opens every docs page of a built Storybook as a reader meets it: nothing lies over the page, no control wants JSON
// for a text, no Markdown is left unrendered, tables included, and what can be imported is named.
// `pnpm storybook:check` builds it first; `--built` takes what is there.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { chromium } from 'playwright';

import { chromiumLaunch } from '../browser/chromium.mjs';
import { missingNames } from './story-scope.mjs';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.storybook/dist');
const pagesAtOnce = 3;
const desktop = { width: 1200, height: 900 };
const narrower = { tablet: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } };

if (!process.argv.includes('--built')) {
  const { status } = spawnSync('pnpm', ['storybook:build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const server = createServer((request, response) => {
  const file = join(folder, decodeURIComponent(new URL(request.url, 'http://storybook').pathname));
  if (!file.startsWith(folder) || !extname(file) || !existsSync(file))
    return void response.writeHead(404).end();
  response
    .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    .end(readFileSync(file));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const docs = Object.values(entries).filter(({ type }) => type === 'docs');
const browser = await chromium.launch(await chromiumLaunch());
const problems = [];

/** In the page. */
function findProblems() {
  const found = [];
  const page = document.querySelector('#storybook-docs');
  if (document.querySelector('[role=dialog], [role=alertdialog]')) found.push('a dialog is open over it');
  if (page?.closest('[aria-hidden=true]')) found.push('it is hidden from screen readers');
  for (const row of page?.querySelectorAll('.docblock-argstable-body tr') ?? []) {
    const [name, type, , control] = row.cells;
    const isPlain = /(?:^|\W)(?:string|boolean|number)$/.test(type?.textContent.trim() ?? '');
    if (isPlain && /Set object/.test(control?.textContent ?? ''))
      found.push(`JSON is asked for ${name.textContent}`);
  }
  for (const item of page?.querySelectorAll('.sbdocs-content > ul li, .sbdocs-content > p') ?? [])
    if (item.textContent.includes('`')) found.push(`raw Markdown: ${item.textContent.slice(0, 60)}`);
  if (/\| -{3,}/.test(page?.textContent ?? '')) found.push('a table is left as it was written');
  const line = page?.querySelector('.sbdocs-content > p > code')?.textContent ?? '';
  if (line.startsWith('import ') && !/^import \{ [A-Z]\w* \} from '@martelo\/ui\/[\w-]+';$/.test(line))
    found.push(`nobody can import it: ${line}`);
  for (const heading of page?.querySelectorAll('.sbdocs-content > h2') ?? [])
    if (!heading.nextElementSibling || heading.nextElementSibling.tagName === 'H2')
      found.push(`nothing stands below “${heading.textContent}”`);
  return found;
}

// What a story shows under 'Show code' names nothing that it neither brings along nor says is the reader's.
const { components } = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8'));
for (const { name, stories } of Object.values(components))
  for (const { name: story, snippet = '' } of Object.values(stories)) {
    const missing = missingNames(snippet);
    if (missing.length > 0) problems.push(`${name}: the code of “${story}” lacks ${missing.join(', ')}`);
  }

const queue = [...docs];
await Promise.all(
  Array.from({ length: pagesAtOnce }, async () => {
    const page = await browser.newPage({ viewport: desktop });
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${entry.id}`);
      await page
        .waitForSelector('#storybook-docs h1', { timeout: 60_000 })
        .catch(() => problems.push(`${entry.title}: no page`));
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
      for (const problem of await page.evaluate(findProblems)) problems.push(`${entry.title}: ${problem}`);
      for (const [name, size] of Object.entries(narrower)) {
        await page.setViewportSize(size);
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          problems.push(`${entry.title}: on a ${name} it scrolls sideways`);
      }
      await page.setViewportSize(desktop);
    }
  }),
);
await browser.close();
server.close();
for (const problem of problems) console.error(problem);
console.log(`${docs.length} docs pages, ${problems.length} problems.`);
process.exit(problems.length > 0 ? 1 : 0);
