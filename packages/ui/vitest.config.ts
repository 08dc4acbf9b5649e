import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'ui',
    include: ['{src,test,codemod}/**/*.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 30_000,
  },
});
