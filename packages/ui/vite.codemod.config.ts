import { defineConfig } from 'vite';

/** `npx @martelo/ui codemod`: one file for plain Node, with the parser in it, so that nobody else installs one. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'node22',
    ssr: 'codemod/cli.ts',
    outDir: 'dist/codemod',
    emptyOutDir: false,
    minify: true,
  },
  ssr: { noExternal: true },
});
