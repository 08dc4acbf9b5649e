// When the pages are seen and when they listen on a slow phone, and whether anything done in between is lost
// (EARLY-01).
import { loadavg } from 'node:os';

import { chromium } from 'playwright';

import { chromiumLaunch } from '../../../scripts/browser/chromium.mjs';
import { quietRounds } from '../../../scripts/bench/quiet-rounds.ts';
import { earlyActs, tryEarly } from './early-acts.ts';
import { serve } from './serve.ts';
import { measureWaking } from './slow-phone.ts';

const quick = process.argv.includes('--quick');
const rounds = quick ? 1 : 5;
const step = quick ? 500 : 100;
const sweepEnd = 1500;
const bars = { 'largest paint': 1300, 'listens after': 700 };

const median = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

const site = await serve();
const browser = await chromium.launch(await chromiumLaunch());
try {
  const table: Record<string, object> = {};
  for (const path of ['/', '/leiloes', '/entrar']) {
    const { results, stolen } = await quietRounds(
      () => measureWaking(browser, site.address + path),
      rounds,
      3 * rounds,
    );
    table[path] = {
      'first paint': median(results.map(({ seen }) => seen)),
      'largest paint': median(results.map(({ largest }) => largest)),
      listens: median(results.map(({ listens }) => listens)),
      'listens after': median(results.map(({ seen, listens }) => listens - seen)),
      'withheld, %': Math.round(stolen * 100),
    };
  }
  console.log(`\nSlow phone: milliseconds, median of ${rounds}; load ${loadavg()[0]!.toFixed(2)}`);
  console.table({ ...table, bar: bars });

  let lost = 0;
  const only = process.argv.indexOf('--only') + 1;
  for (const act of earlyActs) {
    if (only && !process.argv[only]!.split(',').includes(act.name)) continue;
    const failures: string[] = [];
    let tried = 0;
    for (let after = 0; after <= sweepEnd; after += step) {
      tried += 1;
      const failure = await tryEarly(browser, site.address, act, after);
      if (failure) failures.push(`after ${after} ms: ${failure}`);
    }
    lost += failures.length;
    console.log(`${act.path} ${act.name}: ${tried - failures.length} of ${tried} counted`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  console.log(`Lost: ${lost}`);
  process.exitCode = lost > 0 ? 1 : 0;
} finally {
  await browser.close();
  await site.stop();
}
