import { join } from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';

import { chromiumLaunch } from './scripts/browser/chromium.mjs';
import onNode from './vitest.node.config.ts';

const stories = defineConfig({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          isolate: false,
          maxWorkers: '100%',
          // Bounds for what hangs, not for a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: process.env['CI'] ? 1 : 0,
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                timeout: 20_000,
                // Beside `src`, in the folder of the story's file.
                resolveScreenshotPath: ({ root, testFileDirectory, arg, platform, ext }) =>
                  join(
                    root,
                    testFileDirectory.replace(/(^|[\\/])src(?=[\\/])/, '$1__screenshots__'),
                    `${arg}-${platform}${ext}`,
                  ),
              },
            },
          },
        },
      },
    ],
  },
});

export default mergeConfig(onNode, stories);
