import { globSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { packageOutput } from './build/package-output.ts';
import manifest from './package.json' with { type: 'json' };

const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
const isExported = (file: string) => basename(file, '.tsx') === basename(dirname(file));
const files = [
  ...globSync('src/*/*.tsx', { cwd: import.meta.dirname }).filter(isExported),
  'src/styles/index.ts',
  'src/styles/tokens.ts',
  'src/styles/brand.ts',
];
const entries = files.map((file) => [relative('src', file).replace(/\.tsx?$/, ''), file] as const);

function assetName(name = ''): string {
  return name.endsWith('.css') ? name.replace('.css.ts.vanilla', '') : `styles/fonts/${basename(name)}`;
}

/** The package as it is published: one module and one style sheet for each of the sources, nothing bundled. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), packageOutput()],
  build: {
    target: 'es2023',
    // `light-dark()` as it is: what stands for it elsewhere is settled at the root, and a theme may start at any
    // element.
    cssTarget: ['chrome125', 'firefox125', 'safari18'],
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    sourcemap: true,
    // A library: what loads later is a plain `import()`, which the app's own bundler sees.
    lib: { entry: Object.fromEntries(entries), formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Not `button.css.js`: an app with vanilla-extract of its own would take it for a source.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '-styles')}.js`,
        assetFileNames: ({ names }) => assetName(names[0]),
      },
    },
  },
});
