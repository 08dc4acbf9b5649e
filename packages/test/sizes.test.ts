import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import budgets from '../ui/size-budgets.json' with { type: 'json' };
import sizes from '../ui/sizes.json' with { type: 'json' };
import { app } from './app.ts';
import { entries } from './fixtures.ts';
import { type Weight, weigh } from './weigh.ts';

const folder = join(import.meta.dirname, 'fixtures/sizes');
const sourceOf = (name: string) => readFileSync(join(folder, `${name}.tsx`), 'utf8');
const kib = 1024;

let base: Weight;
/** KiB over React and the base sheet, scripts and styles. */
const over = async (name: string, source: string) => {
  const { scripts, styles } = await weigh(name, source);
  return (scripts - base.scripts + styles - base.styles) / kib;
};

beforeAll(async () => {
  mkdirSync(join(app.root, 'weighed'), { recursive: true });
  cpSync(join(folder, 'list-parts.tsx'), join(app.root, 'weighed/list-parts.tsx'));
  base = await weigh('base', sourceOf('base'));
});

test.each(Object.entries(budgets))('[SIZE-01] %s costs at most %d KiB', async (name, budget) => {
  const size = await over(name, sourceOf(name));
  console.log(`${name}: ${size.toFixed(2)} of ${budget} KiB`);
  expect(size).toBeLessThanOrEqual(budget);
  expect(size).toBeGreaterThan(0.5);
});

const entrySource = (entry: string) => `import '@martelo/ui/styles';
import * as entry from '@martelo/ui/${entry}';
import { createRoot } from 'react-dom/client';
createRoot(document.body).render(<i />);
Object.assign(globalThis, { entry });`;

test('[SIZE-02] the sizes on the docs pages are those of the entries that there are', async () => {
  if (process.env['SIZES'] === 'write') {
    const rows: [string, number][] = [];
    for (const entry of entries.toSorted())
      rows.push([entry, Math.round((await over(entry, entrySource(entry))) * 10) / 10]);
    const file = join(import.meta.dirname, '../ui/sizes.json');
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
    return;
  }
  expect(Object.keys(sizes)).toEqual(entries.toSorted());
  const recorded: Record<string, number> = sizes;
  for (const entry of ['button', 'dialog', 'auction-card'])
    expect([
      entry,
      Math.abs((await over(entry, entrySource(entry))) - (recorded[entry] ?? 0)) < 0.25,
    ]).toEqual([entry, true]);
});
