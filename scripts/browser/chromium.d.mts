import type { LaunchOptions } from 'playwright';

/** How to start the tests' Chromium: from npm on Linux x64, else Playwright's own. */
export function chromiumLaunch(): Promise<LaunchOptions>;
