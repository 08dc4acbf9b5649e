import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { app } from './app.ts';
import { layOut } from './fixtures.ts';
import { run } from './run.ts';
import { serveFolder, usePage } from './use-page.ts';

const dist = join(app.root, 'node_modules/@martelo/ui/dist');
const modules = globSync('**/*.js', { cwd: dist });
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

const configs = {
  Vite: 'export default {};',
  'Vite with vanilla-extract': `
    import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
    export default { plugins: [vanillaExtractPlugin()] };`,
};

/** Builds the fixtures' page with every entry and returns its folder. */
function build(name: string, config: string): string {
  const folder = layOut(name.replaceAll(' ', '-').toLowerCase());
  writeFileSync(join(folder, 'vite.config.mjs'), config);
  run(folder, join(app.root, 'node_modules/.bin/vite'), 'build', '--logLevel', 'warn');
  return join(folder, 'dist');
}

test('no module holds what a build wrote for itself, or a name that another build takes for a source', () => {
  expect(modules.length).toBeGreaterThan(200);
  expect(modules.filter((file) => /__vite|import\.meta\.url/.test(read(file)))).toEqual([]);
  expect(modules.filter((file) => /\.css\.(js|ts)$/.test(file))).toEqual([]);
});

test('modules with hooks, context or handlers are marked for the browser, and no others', () => {
  const marked = (file: string) => read(file).startsWith("'use client';\n");
  for (const file of ['button/button.js', 'dialog/modal.js', 'messages/messages.js', 'tabs/tabs.js'])
    expect([file, marked(file)]).toEqual([file, true]);
  for (const file of [
    'badge/badge.js',
    'stack/stack.js',
    'text/text.js',
    'money/money.js',
    'styles/tokens.js',
  ])
    expect([file, marked(file)]).toEqual([file, false]);
});

test('holds what a reader and a debugger look for', () => {
  for (const file of ['../README.md', '../LICENSE', 'button/button.js.map', 'styles.css'])
    expect([file, existsSync(join(dist, file))]).toEqual([file, true]);
  const { dependencies } = JSON.parse(read('../package.json')) as { dependencies: Record<string, string> };
  const radix = Object.entries(dependencies).filter(([name]) => name.startsWith('@radix-ui/'));
  expect(radix.length).toBeGreaterThan(5);
  expect(radix.filter(([, range]) => !range.startsWith('^'))).toEqual([]);
});

test.each(Object.entries(configs))(
  '[THEME-01][THEME-03][THEME-04] %s builds every entry, and people use them',
  async (name, config) => {
    const { origin, stop } = await serveFolder(build(name, config));
    try {
      await usePage(`${origin}/index.html`);
    } finally {
      await stop();
    }
  },
);

test('the one sheet for all has each component’s styles and fonts that are there', () => {
  const sheet = read('styles.css');
  for (const file of globSync('*/*.css', { cwd: dist }).filter((file) => !file.startsWith('styles')))
    expect(sheet).toContain(read(file));
  const fonts = [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(fonts.length).toBe(3);
  for (const path of fonts) expect([path, existsSync(join(dist, path))]).toEqual([path, true]);
});
