// Auction cards against the same list in plain React and plain DOM, and the bytes of a list page's components.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';

import { implementations, measureCards, steps, type Timing, type Timings } from './card-timings.ts';
import { measureFirstLoad } from './first-load.ts';

const out = join(import.meta.dirname, '../../../.bench');
const quick = process.argv.includes('--quick');
const counts = [30, 300];
const rounds = quick ? 3 : 11;
const parts = [...steps, 'heap'] as const;
const bars = { mount: 0.6, update: 0.5, tick: 0.4, heap: 1.1 };
const firstLoadBar = 20;
const labels = {
  plainReact: 'plain React',
  plainDom: 'plain DOM',
  ours: 'ours',
  carousels: 'ours, 4 pictures each',
};

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
const unit = (part: keyof Timing) => (part === 'heap' ? 1 / 1024 : 1000);
const spread = (timings: readonly Timing[], part: keyof Timing) => {
  const values = timings.map((timing) => timing[part] * unit(part));
  return { median: quantile(values, 0.5), p95: quantile(values, 0.95) };
};

function summarize(timings: Timings) {
  return implementations.flatMap((name) =>
    parts.map((part) => {
      const { median, p95 } = spread(timings[name], part);
      return { name, part, median, p95, ratio: median / spread(timings.plainReact, part).median };
    }),
  );
}

const load = loadavg()[0]!;
const cards = await measureCards(counts, rounds, (done) => process.stderr.write(`\r${done}   `));
process.stderr.write('\n');
const firstLoad = await measureFirstLoad();
const kibibytes = firstLoad.jsBytes / 1024;

const summary = Object.fromEntries(counts.map((count) => [count, summarize(cards[count]!)]));
for (const count of counts) {
  console.log(`\n${count} cards: CPU × plain React (milliseconds, heap in KiB; median / p95 of ${rounds})`);
  const rows = implementations.map((name) => {
    const cells = summary[count]!.filter((row) => row.name === name).map(({ part, median, p95, ratio }) => [
      part,
      `${ratio.toFixed(2)}  (${median.toFixed(1)} / ${p95.toFixed(1)})`,
    ]);
    return [labels[name], Object.fromEntries(cells)] as const;
  });
  const bar = Object.fromEntries(Object.entries(bars).map(([part, max]) => [part, `≤ ${max}`]));
  console.table(Object.fromEntries([...rows, ...(count === 300 ? [['bar for ours', bar] as const] : [])]));
}
console.log(
  `\nAuction list page, ${firstLoad.components} components over React: ${kibibytes.toFixed(1)} KiB JS brotli (bar ${firstLoadBar}), ` +
    `${(firstLoad.cssBytes / 1024).toFixed(1)} KiB CSS`,
);
console.log(`Load when it began: ${load.toFixed(2)}`);

mkdirSync(out, { recursive: true });
writeFileSync(
  join(out, 'ui.json'),
  `${JSON.stringify({ at: new Date(), load, rounds, bars, firstLoadBar, firstLoad, cards: summary }, null, 2)}\n`,
);
