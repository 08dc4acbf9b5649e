import { defineConfig, devices } from '@playwright/test';

import { chromiumLaunch } from '../../scripts/browser/chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const launch = await chromiumLaunch();
// No process of pages is begun in reserve: a test opens one page.
const launchOptions = { ...launch, args: [...(launch.args ?? []), '--renderer-process-limit=1'] };
// Requests that a worker makes are past what a test answers in their stead; the flow without a connection allows it.
const use = {
  baseURL: `http://127.0.0.1:${port}`,
  locale: 'pt-BR',
  launchOptions,
  serviceWorkers: 'block',
} as const;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalTeardown: './e2e/expect-sound-answers.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that does nothing else a second try hides nothing: it is reported by name at the end.
  retries: process.env['CI'] ? 1 : 0,
  // Two workers and the embedded database's one connection share two cores: an answer may queue.
  expect: { timeout: 20_000 },
  timeout: 120_000,
  reporter: [['list'], ['json']],
  projects: [
    // A flow that the other shows no differently is named for the one that it runs on.
    {
      name: 'desktop',
      testMatch: '*.e2e.ts',
      testIgnore: '*.phone.e2e.ts',
      use: { ...devices['Desktop Chrome'], ...use },
    },
    {
      name: 'phone',
      testMatch: '*.e2e.ts',
      testIgnore: '*.desktop.e2e.ts',
      use: { ...devices['Pixel 7'], ...use },
    },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
  },
});
