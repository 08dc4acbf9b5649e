import axe from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';

import { expectVisibleFocus } from './focus.ts';
import { expectNoSidewaysScroll } from './narrow.ts';
import {
  compare,
  compareForcedColors,
  nextFrame,
  type Picture,
  screenTolerance,
  settle,
  showAll,
  storyTolerance,
  unstick,
  views,
} from './views.ts';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
    /** What axe said of the story, rule by rule. */
    reports?: unknown[];
  }
  interface TestContext {
    story?: { parameters: StoryParameters };
  }
}

interface StoryParameters {
  /** `page` for what floats over it. A screen has a picture only where this is set: one of each screen is enough. */
  picture?: Picture;
  /** What has no picture that stands still, here or at Chromatic. */
  chromatic?: { disableSnapshot?: boolean };
  /** A `fullscreen` story is a page of its own: its picture has no margin. */
  layout?: string;
  /** `off` where the same screens have visual stories: neither axe nor other widths and themes. */
  a11y?: { test?: string };
  /** `false` for a page of a fixed size, which is not laid out at 320 px. */
  narrow?: false;
  /**
   * A third picture with forced colours and without motion: where surfaces or shadows show a state.
   */
  forcedColors?: true;
}

// The picture is as high as the story, with room for rings and shadows. What opens is there at once: on a slow machine
// its first frame is still unseen when a story looks.
const frame = document.createElement('style');
frame.textContent = `
  body { min-height: 0 !important; height: auto !important; padding: var(--margin, 16px) !important; }
  [role='dialog'], [role='alertdialog'], [role='menu'], [role='region'],
  [data-radix-popper-content-wrapper] > * { animation: none !important; }
  [data-stage] { transition: none !important; }
`;
document.head.append(frame);

// Only Storybook's own panel shows axe's report of a story without violations: 150 kB, which the browser would send
// with the next report on the story, and the reporters would write.
beforeEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false')
    Object.defineProperty(task.meta, 'reports', { enumerable: false, writable: true, configurable: true });
});

// Widths change the layout and themes the colours, never each other's: two pictures see all of both. Axe ran by its
// addon at desktop width in light; here it looks at the other view.
afterEach(async (context) => {
  const { task, story } = context;
  if (!task.meta.storyId || task.result?.state === 'fail') return;
  if (story?.parameters.a11y?.test === 'off') return;

  const picture = story?.parameters.picture ?? 'story';
  const screen = story?.parameters.layout === 'fullscreen';
  const isOfSite = task.meta.storyId.startsWith('screens-');
  const pictured = !story?.parameters.chromatic?.disableSnapshot && (!isOfSite || story?.parameters.picture);
  // Not by the title: moving a component to another group of the sidebar renames no picture.
  const pictureName = `${fileOf(task)}-${task.meta.storyId.split('--')[1]}`;
  document.body.style.setProperty('--margin', screen ? '0px' : '16px');
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();

  // Without a picture the other view alone is new.
  for (const [name, scheme, width, height] of pictured ? views : views.slice(1)) {
    dataset['theme'] = scheme;
    await page.viewport(width, height);
    if (picture === 'story') {
      await showAll(width, height);
      unstick();
    }
    await settle();
    // What came last has made the page longer, and what floats over its end would be in the picture.
    if (picture === 'story' && isOfSite) {
      await nextFrame();
      await showAll(width, height);
    }
    if (pictured)
      await compare(`${pictureName}-${name}-${scheme}`, picture, screen ? screenTolerance : storyTolerance);
  }
  await expectNoViolation();
  if (story?.parameters.narrow !== false) await expectNoSidewaysScroll();
  expectVisibleFocus();
  if (story?.parameters.forcedColors) await compareForcedColors(pictureName, picture);

  if (theme) dataset['theme'] = theme;
  else delete dataset['theme'];
});

const fileOf = ({ file }: { file: { filepath: string } }) =>
  file.filepath
    .split('/')
    .at(-1)!
    .replace(/\.stories\.tsx$/, '');

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
