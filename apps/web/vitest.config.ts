import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'web',
    include: ['{src,service-worker}/**/*.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    // Threads would receive each other's broadcasts.
    pool: 'forks',
    maxWorkers: '100%',
    // Bounds for what hangs, not for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
  },
});
