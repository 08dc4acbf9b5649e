import { fileURLToPath } from 'node:url';

import type { StorybookConfig } from '@storybook/react-vite';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

import { completeIndex } from '../scripts/storybook/index-entries.mjs';
import { readKit } from '../scripts/storybook/kit.mjs';
import { completeStoryDocs } from '../scripts/storybook/story-docs.mjs';
import { toolsPlugin } from '../scripts/storybook/tools.mjs';

type StoryDocsProvider = (input: unknown) => Promise<object | undefined>;

// Props are read by TypeScript itself and the code of a story from its file; both come complete to the docs pages, to
// Controls and to the manifest that other tools read.
const docs: Partial<StorybookConfig> & { storyIndexGenerator: typeof completeIndex } = {
  storyIndexGenerator: completeIndex,
  features: {
    componentsManifest: true,
    experimentalDocgenServer: true,
    experimentalCodeExamples: true,
    // Synonyms are found by the sidebar's search.
    experimentalSearchDocsHeadings: true,
  },
  experimental_docgenProvider: (descriptors = []) => [
    ...descriptors,
    { moduleSpecifier: fileURLToPath(new URL('../scripts/storybook/arg-types.mjs', import.meta.url)) },
  ],
  experimental_storyDocsProvider: ((next: StoryDocsProvider) => {
    const kit = readKit();
    return async (input: unknown) => completeStoryDocs(await next(input), kit);
  }) as never,
};

export default defineMain({
  ...docs,
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './recipes/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public', '../apps/web/public', { from: '../packages/ui/src/styles/fonts', to: '/fonts' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), toolsPlugin()],
      // Components are known by their names, on the tabs of props tables as well.
      build: { rolldownOptions: { output: { keepNames: true } } },
      optimizeDeps: {
        // Met only after a transform, or deep in a package: found late, they reload the page under a running test.
        include: [
          'axe-core',
          'jotai',
          'msw',
          'msw/browser',
          'msw/http',
          'react',
          'react-dom/client',
          'react/jsx-dev-runtime',
          'react-router-dom',
          '@martelo/api-client > openapi-fetch',
          '@martelo/api-client > ajv/dist/2020.js',
          '@martelo/api-client > ajv-formats',
          '@martelo/ui > class-variance-authority',
          '@martelo/ui > react-hook-form',
          '@martelo/ui > lucide-react',
          '@martelo/ui > @radix-ui/react-accordion',
          '@martelo/ui > @radix-ui/react-alert-dialog',
          '@martelo/ui > @radix-ui/react-dialog',
          '@martelo/ui > @radix-ui/react-dropdown-menu',
          '@martelo/ui > @radix-ui/react-popover',
          '@martelo/ui > @radix-ui/react-slider',
          'react-dom/server',
          '@martelo/ui > @radix-ui/react-tooltip',
        ],
      },
    }),
});
