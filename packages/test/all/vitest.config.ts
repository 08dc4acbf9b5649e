import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'packages-all',
    include: ['*.test.ts'],
    globalSetup: ['../fresh-app.ts'],
    environment: 'node',
    hookTimeout: 300_000,
    testTimeout: 300_000,
    retry: process.env['CI'] ? 1 : 0,
    // Each installs and builds an app of its own.
    fileParallelism: false,
  },
});
