import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { groups } from './groups.mjs';
import { readStoryFiles } from './story-files.mjs';

const files = readStoryFiles();
const preview = readFileSync(join(import.meta.dirname, '../../.storybook/preview.tsx'), 'utf8');

/** Behaviour without a component of its own. */
const behaviours = ['Screens/Failed requests/', 'Screens/Forms'];

test('[STORY-01] every title stands in a group of the sidebar', () => {
  const strays = files.filter(({ title }) => !groups.some((group) => title.startsWith(`${group}/`)));
  expect(files.length).toBeGreaterThan(150);
  expect(strays.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});

test('[STORY-01] the sidebar sorts by exactly these groups, Welcome first', () => {
  // Storybook reads this list without running the file, so it stands there as it is.
  const order = /storySort: \{\s*order: \[([^\]]*)\]/.exec(preview)?.[1] ?? '';
  expect([...order.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(['Welcome', ...groups]);
});

test('[STORY-02] the first story of each component is its usual state', () => {
  const first = files.filter(({ title }) => !behaviours.some((behaviour) => title.startsWith(behaviour)));
  const odd = first.filter(({ stories }) => !['Default', 'Overview'].includes(stories.at(0)?.name ?? ''));
  expect(odd.map(({ file }) => file)).toEqual([]);
});

test('[STORY-03] a story’s name says what is seen; requirement ids are tags', () => {
  const named = files.flatMap(({ file, stories }) =>
    stories
      .filter(({ source }) => /^ {2}name:.*\[[A-Z]+-\d+\]/m.test(source))
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});
