import { defineConfig } from 'vitest/config';

import { LongestFirst } from './scripts/ci/longest-first.ts';

/** All projects but the stories, whose browser and Storybook take seconds to prepare whether they run or not. */
export default defineConfig({
  test: {
    // Of two cores one would rest.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      'scripts/vitest.config.ts',
      'packages/domain/vitest.config.ts',
      'packages/illustrations/vitest.config.ts',
      'packages/api-client/vitest.config.ts',
      'packages/ui/vitest.config.ts',
      'apps/api/vitest.config.ts',
      'apps/web/vitest.config.ts',
      'packages/vitest.config.ts',
      'packages/test/all/vitest.config.ts',
    ],
  },
});
