import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? { copyPublicDir: false } : { rolldownOptions: { input: 'src/entry-client.tsx' } }),
  },
  // The built server must not choose React's development half by an environment that nobody set.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: command === 'build' || [] },
}));
