import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  staticDirs: ['./public', '../apps/web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
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
          '@martelo/ui > @radix-ui/react-switch',
          '@martelo/ui > @radix-ui/react-tooltip',
        ],
      },
    }),
});
