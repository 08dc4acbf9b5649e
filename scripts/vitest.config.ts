import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 30_000,
  },
});
