import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vite';

const here = (path: string) => join(import.meta.dirname, path);

/** `npx @martelo/ui codemod`: one file for plain Node, with the parser in it, so that apps need not install one. */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'parser-licence',
      closeBundle: () =>
        copyFileSync(here('node_modules/@babel/parser/LICENSE'), here('dist/codemod/LICENSE-babel-parser')),
    },
  ],
  build: {
    target: 'node20',
    ssr: 'codemod/cli.ts',
    outDir: 'dist/codemod',
    emptyOutDir: false,
    minify: true,
  },
  ssr: { noExternal: true },
});
