import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 30_000,
  },
});
