import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // One compiled PGlite for all the files of a worker: compiling it takes seconds.
    isolate: false,
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/report-validated.ts'],
    retry: process.env['CI'] ? 1 : 0,
    // Bounds for what hangs, not for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
