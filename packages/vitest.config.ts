import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'packages',
    include: ['test/*.test.ts'],
    globalSetup: ['test/fresh-app.ts'],
    environment: 'node',
    hookTimeout: 300_000,
    testTimeout: 120_000,
  },
});
