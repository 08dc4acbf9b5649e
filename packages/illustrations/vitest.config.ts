import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'illustrations',
    include: ['src/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
  },
});
