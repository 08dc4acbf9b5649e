import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-client',
    include: ['src/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    // Bounds for what hangs, not for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
  },
});
