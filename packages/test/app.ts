import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { inject } from 'vitest';

import { run } from './run.ts';

const workspace = join(import.meta.dirname, '../..');
const compiler = join(workspace, 'node_modules/typescript-7/bin/tsc');
const strict = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--target', 'es2023', '--types', 'react'];

/** The app that has installed the packages. */
export const app = inject('freshApp');

/** One of the workspace's own programs. */
export const tool = (name: string) => join(workspace, 'node_modules/.bin', name);

export const write = (file: string, text: string) => writeFileSync(join(app.root, file), text);

/** How a consumer resolves packages, and the modules it writes. */
export const resolutions = [
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
] as const;

/** Type-checks files of the app as strictly as can be. */
export function typeCheck(files: readonly string[], [resolution, module]: readonly [string, string]): void {
  const how = ['--moduleResolution', resolution, '--module', module];
  run(app.root, process.execPath, compiler, ...strict, ...how, ...files);
}

/** Builds one module of the app for browsers and returns the sources that went in, and the style sheet. */
export function bundle(entry: string) {
  const page = `${entry}.html`;
  write(page, `<div id="root"></div><script type="module" src="/${entry}"></script>`);
  write(
    `${entry}.config.mjs`,
    `export default {
       build: {
         outDir: 'dist/${entry}', sourcemap: true, assetsInlineLimit: 0, minify: false,
         rolldownOptions: { input: '${page}' },
       },
     };`,
  );
  const vite = join(app.root, 'node_modules/.bin/vite');
  run(app.root, vite, 'build', '--logLevel', 'error', '--config', `${entry}.config.mjs`);

  const read = (pattern: string) => {
    const cwd = join(app.root, 'dist', entry);
    return globSync(pattern, { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));
  };
  const maps = read('assets/*.js.map').map((map) => JSON.parse(map) as { sources: string[] });
  return { sources: maps.flatMap(({ sources }) => sources), css: read('assets/*.css').join('\n') };
}
