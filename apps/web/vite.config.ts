import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { groups } from './chunks.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // A screen's scripts are few and name what they need; its styles must be there before it is drawn, and presses wait for calls.
      resolveDependencies: (_file, needed) => needed.filter((file) => /\.css$|\/calls-/.test(file)),
    },
    ...(isSsrBuild
      ? { copyPublicDir: false }
      : {
          rolldownOptions: {
            input: ['src/start.ts', 'src/entry-client.tsx'],
            output: { codeSplitting: { groups } },
          },
        }),
  },
  // Only developing checks answers; found late, what that needs would load the open page again.
  optimizeDeps: { include: ['@martelo/api-client > ajv/dist/2020.js', '@martelo/api-client > ajv-formats'] },
  // The built server must not choose React's development half by an environment that nobody set.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: command === 'build' || [] },
}));
