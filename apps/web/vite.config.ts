import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
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
  ssr: { noExternal: true },
}));
