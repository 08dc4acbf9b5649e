import type { API_HashEntry } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';

import { themes } from './brand.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const themeOfSystem = () => (dark.matches ? themes.dark : themes.light);

/** Only what sets a component apart: most are stable. */
const marks = ['new', 'deprecated'] as const;

function renderLabel(item: API_HashEntry) {
  const mark = item.type === 'component' && 'tags' in item && marks.find((tag) => item.tags.includes(tag));
  if (!mark) return item.name;
  return (
    <span>
      {item.name} <small style={{ opacity: 0.75, fontWeight: 600 }}>{mark}</small>
    </span>
  );
}

addons.setConfig({ theme: themeOfSystem(), sidebar: { renderLabel, collapsedRoots: ['screens'] } });
addons.register('martelo/theme', (api) =>
  dark.addEventListener('change', () => api.setOptions({ theme: themeOfSystem() })),
);
