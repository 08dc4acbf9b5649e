import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { freshApp, run } from './fresh-app.ts';

const workspace = join(import.meta.dirname, '../../..');
const compiler = join(workspace, 'node_modules/typescript-7/bin/tsc');
const tool = (name: string) => join(workspace, 'node_modules/.bin', name);

let app: ReturnType<typeof freshApp>;
beforeAll(() => {
  app = freshApp();
});
afterAll(() => app?.remove());

const entryPatterns = { domain: /^(?:dist[\\/])([^\\/]+)\.js$/, ui: /^dist[\\/]([^\\/]+)[\\/]\1\.js$/ };

/** What `exports` offers through its wildcard. */
function entriesOf(name: 'domain' | 'ui'): string[] {
  const cwd = join(app.root, 'node_modules/@martelo', name);
  return globSync(['dist/*.js', 'dist/*/*.js'], { cwd }).flatMap(
    (file) => entryPatterns[name].exec(file)?.[1] ?? [],
  );
}

const installed = (...parts: string[]) => join(app.root, 'node_modules/@martelo/ui', ...parts);
const componentOf = (file: string) => /@martelo\/ui\/dist\/([^/]+)\//.exec(file)?.[1];

describe.each(['domain', 'ui'] as const)('@martelo/%s', (name) => {
  test('publint finds nothing', () => {
    run(app.root, tool('publint'), '--strict', app.tarballs[`@martelo/${name}`] ?? '');
  });

  test('attw finds the types of every entry', () => {
    const entries = entriesOf(name);
    expect(entries.length).toBeGreaterThan(15);
    const flags = ['--profile', 'esm-only', '--quiet', '--include-entrypoints', ...entries];
    run(app.root, tool('attw'), app.tarballs[`@martelo/${name}`] ?? '', ...flags);
  });
});

function firstClass(sheet: string): string {
  const name = /\.([a-z_][\w-]+)/i.exec(readFileSync(installed('dist', sheet), 'utf8'))?.[1];
  if (name === undefined) throw new Error(`${sheet} has no class.`);
  return name;
}

test('holds a style sheet for each component and no source, story or test', () => {
  expect(existsSync(installed('dist/button/button.css'))).toBe(true);
  expect(existsSync(installed('dist/tokens.json'))).toBe(true);
  expect(globSync('**/*.{stories,test}.*', { cwd: installed() })).toEqual([]);
  expect(globSync('src/**', { cwd: installed() })).toEqual([]);
});

test('an app that imports one button gets no other component, in scripts or styles', () => {
  app.write('index.html', '<div id="root"></div><script type="module" src="/main.tsx"></script>');
  app.write(
    'main.tsx',
    `import '@martelo/ui/styles';
     import { Button } from '@martelo/ui/button';
     import { createRoot } from 'react-dom/client';
     const root = document.getElementById('root');
     if (root) createRoot(root).render(<Button tone="accent">Salvar</Button>);`,
  );
  app.write(
    'vite.config.ts',
    'export default { build: { sourcemap: true, assetsInlineLimit: 0, minify: false } };',
  );
  run(app.root, join(app.root, 'node_modules/.bin/vite'), 'build', '--logLevel', 'error');

  const [map = ''] = globSync('dist/assets/*.js.map', { cwd: app.root });
  const { sources } = JSON.parse(readFileSync(join(app.root, map), 'utf8')) as { sources: string[] };
  const components = new Set(sources.map(componentOf).filter(Boolean));
  expect(components).toEqual(new Set(['button', 'spinner', 'messages']));

  const [sheet = ''] = globSync('dist/assets/*.css', { cwd: app.root });
  const css = readFileSync(join(app.root, sheet), 'utf8');
  expect(css).toContain(`.${firstClass('button/button.css')}{`);
  for (const other of ['dialog/modal.css', 'auction-card/auction-card.css', 'table/table.css'])
    expect(css).not.toContain(`.${firstClass(other)}`);
});

test('plain Node renders every component that it can import, without a bundler', () => {
  app.write(
    'server.mjs',
    `import { createElement as h } from 'react';
     import { renderToString } from 'react-dom/server';
     for (const name of ${JSON.stringify(entriesOf('ui'))}) await import('@martelo/ui/' + name);
     const { Button } = await import('@martelo/ui/button');
     process.stdout.write(renderToString(h(Button, { tone: 'accent' }, 'Salvar')));`,
  );
  expect(run(app.root, process.execPath, 'server.mjs')).toMatch(
    /^<button type="button" class="[^"]+">Salvar<\/button>$/,
  );
});

test.each([
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
])('a strict consumer type-checks with %s resolution', (resolution, module) => {
  app.write(
    'types.tsx',
    `import { Button, type ButtonProps } from '@martelo/ui/button';
     import { AuctionCard } from '@martelo/ui/auction-card';
     import { vars } from '@martelo/ui/styles';
     import type { Auction } from '@martelo/domain/auction';
     ${entriesOf('ui')
       .map((name, at) => `import * as entry${at} from '@martelo/ui/${name}'; export { entry${at} };`)
       .join('\n')}
     export const gap: string = vars.space.medium;
     export const one = (props: ButtonProps) => <Button {...props} />;
     export const card = (auction: Auction) => <AuctionCard auction={auction} href="/" />;
     // @ts-expect-error a tone is one of five
     export const wrong = <Button tone="loud" />;`,
  );
  const flags = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--target', 'es2023', '--types', 'react'];
  run(
    app.root,
    process.execPath,
    compiler,
    ...flags,
    '--moduleResolution',
    resolution,
    '--module',
    module,
    'types.tsx',
  );
});
