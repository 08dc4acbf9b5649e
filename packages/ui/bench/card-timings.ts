import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';

import { chromiumLaunch } from '../../../scripts/browser/chromium.mjs';
import type { Implementation } from './page/main.ts';

export const implementations = [
  'plainReact',
  'plainDom',
  'ours',
  'carousels',
] as const satisfies Implementation[];
export const steps = ['mount', 'update', 'hearts', 'tick'] as const;

/**
 * CPU seconds of the page's main thread for each step beyond an idle one, and the bytes that the mounted list's objects
 * take.
 */
export type Timing = Record<(typeof steps)[number] | 'heap', number>;
export type Timings = Record<Implementation, Timing[]>;

const repeats = 7;
const root = join(import.meta.dirname, 'page');

/** Builds the page for production and measures each list in a page of its own, one after the other in every round. */
export async function measureCards(
  counts: readonly number[],
  rounds: number,
  progress: (done: string) => void,
) {
  const outDir = mkdtempSync(join(tmpdir(), 'martelo-bench-ui-'));
  const plugins = [react(), vanillaExtractPlugin()];
  await build({ configFile: false, root, plugins, logLevel: 'error', build: { outDir, target: 'es2023' } });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 4180 },
  });
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const address = server.resolvedUrls!.local[0]!;
    const results: Record<number, Timings> = {};
    for (const count of counts) {
      const timings: Timings = { plainReact: [], plainDom: [], ours: [], carousels: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const name of implementations) timings[name].push(await measure(browser, address, name, count));
        progress(`${count} cards, round ${round + 1} of ${rounds}`);
      }
      results[count] = timings;
    }
    return results;
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function measure(
  browser: Browser,
  address: string,
  name: Implementation,
  count: number,
): Promise<Timing> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => document.fonts.load('16px "Inter Variable"'));
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration')!.value;
  };
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };

  await page.evaluate(([name, count]) => window.bench.prepare(name, count), [name, count] as const);
  const empty = await heap();
  const timing: Timing = { mount: 0, update: 0, hearts: 0, tick: 0, heap: 0 };
  const take = async (step: 'idle' | (typeof steps)[number]) => {
    const before = await cpu();
    await page.evaluate((step) => window.bench[step](), step);
    return (await cpu()) - before;
  };
  const often = async (step: Parameters<typeof take>[0]) => {
    const times: number[] = [];
    for (let turn = 0; turn < repeats; turn += 1) times.push(await take(step));
    return times.sort((a, b) => a - b)[Math.floor(repeats / 2)]!;
  };
  const idle = await often('idle');
  // A page mounts its list once, with code that has never run; the others come again and again.
  timing.mount = (await take('mount')) - idle;
  timing.heap = (await heap()) - empty;
  for (const step of ['update', 'hearts', 'tick'] as const) timing[step] = (await often(step)) - idle;
  await context.close();
  return timing;
}
