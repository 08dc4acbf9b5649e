import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
  }
  interface TestContext {
    story?: { parameters: StoryParameters };
  }
}

interface StoryParameters {
  /** `page` for what floats over it, `false` for what has no still picture. */
  picture?: 'story' | 'page' | false;
}

// The picture is as high as the story, with room for rings and shadows.
const frame = document.createElement('style');
frame.textContent = 'body { min-height: 0 !important; height: auto !important; padding: 16px !important; }';
document.head.append(frame);

const views = [
  ['desktop', 'light', 1200, 900],
  ['phone', 'dark', 390, 844],
] as const;

// Widths change the layout and themes the colours, never each other's: two pictures see all of both. Axe ran by its addon
// at desktop width in light; here it looks at the other view.
afterEach(async (context) => {
  const { task, story } = context;
  if (!task.meta.storyId || task.result?.state === 'fail') return;

  const picture = story?.parameters.picture ?? 'story';
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();

  for (const [name, scheme, width, height] of views) {
    dataset['theme'] = scheme;
    await page.viewport(width, height);
    // What lies below the fold would be cut off, and cards out of sight are not drawn.
    if (picture === 'story') await page.viewport(width, Math.max(height, document.body.scrollHeight + 100));
    await settle();
    if (picture) await compare(`${task.meta.storyId}-${name}-${scheme}`, picture);
  }
  await expectNoViolation();

  if (theme) dataset['theme'] = theme;
  else delete dataset['theme'];
});

async function compare(name: string, picture: 'story' | 'page') {
  const target = picture === 'page' ? page : page.elementLocator(document.body);
  await expect(target).toMatchScreenshot(name);
}

async function settle() {
  await document.fonts.ready;
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const pictures = [...document.images].filter((image) => image.src && image.loading !== 'lazy');
  await Promise.allSettled(pictures.map((image) => image.decode()));
}

async function expectNoViolation() {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found, 'axe in dark, on a phone').toEqual([]);
}
