import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'packages',
    include: ['test/*.test.ts'],
    globalSetup: ['test/fresh-app.ts'],
    environment: 'node',
    hookTimeout: 300_000,
    testTimeout: 120_000,
    // They use pages in browsers, as flows do: a second try is reported by name.
    retry: process.env['CI'] ? 1 : 0,
  },
});
