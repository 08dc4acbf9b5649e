import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

import type * as Vite from 'vite';

import { app } from './app.ts';

const brotli = (text: string | Uint8Array) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bytes after brotli, of what a page loads at first. */
export interface Weight {
  scripts: number;
  styles: number;
}

/** Builds a module of the app for production and weighs what its page loads at first: neither later parts nor fonts. */
export async function weigh(name: string, source: string): Promise<Weight> {
  const folder = join(app.root, 'weighed');
  const file = join(folder, `${name}.tsx`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, source);
  const vite = pathToFileURL(createRequire(join(app.root, 'package.json')).resolve('vite')).href;
  const { build } = (await import(vite)) as typeof Vite;
  const result = (await build({
    root: app.root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: file },
    },
  })) as Vite.Rolldown.RolldownOutput;
  const chunks = result.output.filter((output) => output.type === 'chunk');
  const first = new Set<string>();
  const walk = (of: string) => {
    if (first.has(of)) return;
    first.add(of);
    for (const next of chunks.find(({ fileName }) => fileName === of)?.imports ?? []) walk(next);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) walk(fileName);
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  const sheets = result.output.filter(({ fileName }) => fileName.endsWith('.css'));
  return {
    scripts: sum(chunks.filter(({ fileName }) => first.has(fileName)).map(({ code }) => brotli(code))),
    styles: sum(sheets.map((sheet) => brotli('source' in sheet ? sheet.source : ''))),
  };
}
