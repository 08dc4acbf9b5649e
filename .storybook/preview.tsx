import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview, type ReactRenderer } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { configure } from 'storybook/test';

import '@martelo/ui/styles';

import { sampleNow } from '@martelo/domain/testing';
import { NowProvider } from '@martelo/ui/now-provider';

import { isBehaviour } from './behaviour.ts';
import { displayAttributes, setDisplay } from './display.ts';
import { DocsContainer } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { withoutElements } from './element-args.ts';
import { answerWith, expectSoundAnswers, startNetwork } from '../apps/web/src/testing/network.ts';
import { useDisplayWithin } from './page-display.ts';
import { holdTimeouts } from '../apps/web/src/testing/timeouts.ts';

// What a story waits for takes its time on a busy machine: this is a bound for what never comes.
configure({ asyncUtilTimeout: 20_000 });

/** By itself a story has the page; on a docs page it stands among others, each with its own settings. */
const withTheme: DecoratorFunction<ReactRenderer> = (Story, { globals, parameters, viewMode }) => {
  const { theme, contrast, density } = useDisplayWithin(globals);
  const isOnDocs = viewMode === 'docs';
  useLayoutEffect(() => {
    if (!isOnDocs) setDisplay({ theme, contrast, density });
  }, [isOnDocs, theme, contrast, density]);
  const story = (
    <NowProvider now={parameters['now'] ?? sampleNow} fixed>
      <Story />
    </NowProvider>
  );
  return isOnDocs ? <div {...displayAttributes({ theme, contrast, density })}>{story}</div> : story;
};

/** A link in a story leads nowhere: following it would leave the story. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

const toolbar = <Icon extends string>(title: string, icon: Icon, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  decorators: [withTheme],
  argTypesEnhancers: [withoutElements],
  beforeAll: async () => {
    // A story that measures must not measure the font that stands in.
    await document.fonts.load('1rem "Inter Variable"', 'Praça');
  },
  beforeEach: async ({ parameters }) => {
    if (parameters['api']) await startNetwork();
    answerWith(parameters['api']);
    document.addEventListener('click', stay);
    const letGo = holdTimeouts();
    return () => {
      letGo();
      document.removeEventListener('click', stay);
    };
  },
  afterEach: expectSoundAnswers,
  globalTypes: {
    theme: toolbar('Theme', 'contrast', { system: 'System theme', light: 'Light', dark: 'Dark' }),
    contrast: toolbar('Contrast', 'eye', {
      system: 'System contrast',
      normal: 'Normal contrast',
      more: 'More contrast',
    }),
    density: toolbar('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  },
  initialGlobals: { theme: 'system', contrast: 'system', density: 'comfortable' },
  parameters: {
    a11y: { test: 'error', options: import.meta.env['VITEST'] ? { resultTypes: ['violations'] } : {} },
    layout: 'padded',
    controls: { sort: 'requiredFirst' },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      source: { type: 'dynamic' },
      stories: { filter: (story: Parameters<typeof isBehaviour>[0]) => !isBehaviour(story) },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Layout',
          'Actions',
          'Forms',
          'Overlays',
          'Feedback',
          'Navigation',
          'Data',
          'Auction',
          'Marketing',
          'Shell',
          'Recipes',
          'Screens',
          'Guides',
        ],
      },
    },
    chromatic: {
      modes: {
        'desktop light': { viewport: 1200, theme: 'light' },
        'phone dark': { viewport: 390, theme: 'dark' },
      },
    },
    viewport: {
      options: {
        narrow: viewport('Narrow', 320, 640),
        phone: viewport('Phone', 390, 844),
        tablet: viewport('Tablet', 768, 1024),
        desktop: viewport('Desktop', 1200, 900),
        wide: viewport('Wide', 1440, 900),
      },
    },
  },
});
