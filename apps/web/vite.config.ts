import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { groups } from './src/bootstrap/chunks.ts';

/**
 * The router's package gives everybody its development half, and names its components in a way that keeps those that
 * are not used: `Link`, `Form`, `Scripts` and more, 4 kB of every first visit.
 */
const lessOfTheRouter: Plugin = {
  name: 'less-of-the-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replaceAll(/^\s*\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
};

/** Icons name each of their lines by random letters, which nothing compresses: half a kilobyte of a list. */
const shortIconKeys: Plugin = {
  name: 'short-icon-keys',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/lucide-react\/dist\/esm\/icons\// },
    handler(code) {
      let line = 0;
      return { code: code.replaceAll(/(?<=key: ")\w+(?=")/g, () => String(line++)), map: null };
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), lessOfTheRouter, shortIconKeys],
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // A screen's scripts are few and name what they need; its styles must be there before it is rendered, and presses
      // wait for calls.
      resolveDependencies: (_file, needed) => needed.filter((file) => /\.css$|\/calls-/.test(file)),
    },
    ...(isSsrBuild
      ? { copyPublicDir: false }
      : {
          rolldownOptions: {
            input: ['src/bootstrap/start.ts', 'src/bootstrap/entry-client.tsx', 'service-worker/worker.ts'],
            output: {
              codeSplitting: { groups },
              // A worker answers for the folder that it lies in, under an address that does not change.
              entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
            },
          },
        }),
  },
  // Only developing checks answers; found late, what that needs would load the open page again.
  optimizeDeps: { include: ['@martelo/api-client > ajv/dist/2020.js', '@martelo/api-client > ajv-formats'] },
  // The built server must not choose React's development half by an environment variable that is not set.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: command === 'build' || [] },
}));
