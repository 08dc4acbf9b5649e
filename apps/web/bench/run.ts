// Bytes, Lighthouse and clicks of the public pages, on the production build and the real server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { chromiumLaunch } from '../../../scripts/browser/chromium.mjs';
import { quietRounds, type QuietRounds } from '../../../scripts/bench/quiet-rounds.ts';
import { measureFilterAnswers } from './filter-answers.ts';
import { type Interaction, measureInteractions } from './interactions.ts';
import { measureBytes } from './page-bytes.ts';
import { measureScores } from './page-scores.ts';
import { serve } from './serve.ts';

const out = join(import.meta.dirname, '../../../.bench');
const rounds = process.argv.includes('--quick') ? 1 : 5;
/** Of few visits the slowest would be their p95. */
const visitRounds = 4 * rounds;
const pages = ['/', '/leiloes'];
const bars = {
  'JS kB': 105,
  'CSS kB': 8,
  scores: '100 100 100 100',
  'LCP ms': 1300,
  'TBT ms': 50,
  CLS: 0,
};
const clickBar = 50;
const answerBar = 200;

/** By nearest rank: the least value that this share of all does not exceed. */
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
const median = (values: readonly number[]) => quantile(values, 0.5);

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const load = loadavg()[0]!;
const site = await serve();
const port = await freePort();
const launch = await chromiumLaunch();
const browser = await chromium.launch({
  ...launch,
  args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
});
const measured = [];
let clicks: QuietRounds<Interaction[]> | undefined;
let painted: QuietRounds<number[]> | undefined;
try {
  const sizes = [];
  for (const path of pages) sizes.push({ path, ...(await measureBytes(browser, site.address + path)) });
  for (const size of sizes) {
    const url = site.address + size.path;
    const { results: runs, stolen } = await quietRounds(() => measureScores(url, port), rounds, 3 * rounds);
    measured.push({ ...size, runs, stolen });
  }
  const list = `${site.address}/leiloes`;
  clicks = await quietRounds(() => measureInteractions(browser, list), visitRounds, 2 * visitRounds);
  painted = await quietRounds(() => measureFilterAnswers(browser, list, 8), rounds, 3 * rounds);
} finally {
  await browser.close();
  await site.stop();
}

const percent = (share: number) => Math.round(share * 100);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
console.log(`\nPages, phone, Lighthouse with simulated slow 4G (median of ${rounds}; kB as served)`);
const rows = measured.map(({ path, requests, bytes, runs, stolen }) => {
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((name) =>
    median(runs.map((run) => run.scores[name])),
  );
  const metric = (name: 'fcp' | 'lcp' | 'tbt' | 'cls') => median(runs.map(({ metrics }) => metrics[name]));
  return [
    path,
    {
      'JS kB': kilobytes(bytes.js),
      'CSS kB': kilobytes(bytes.css),
      'HTML kB': kilobytes(bytes.html),
      'fonts kB': kilobytes(bytes.fonts),
      'pictures kB': kilobytes(bytes.pictures),
      requests,
      scores: scores.join(' '),
      'FCP ms': Math.round(metric('fcp')),
      'LCP ms': Math.round(metric('lcp')),
      'TBT ms': Math.round(metric('tbt')),
      CLS: metric('cls').toFixed(3),
      'withheld, %': percent(stolen),
    },
  ] as const;
});
console.table(Object.fromEntries([...rows, ['bar', bars] as const]));
for (const { path, runs } of measured) {
  const missed = [...new Set(runs.flatMap((run) => run.missed))];
  if (missed.length > 0) console.log(`${path} loses points by ${missed.join(', ')}`);
}

console.log(
  `\nClick to next frame, CPU 4 × slower (ms, ${visitRounds} visits, bar ${clickBar}, withheld ${percent(clicks.stolen)} %)`,
);
const visits = clicks.results;
const clickRows = (visits[0] ?? []).map(({ name }, at) => {
  const all = visits.map((visit) => visit[at]!);
  const frames = all.map(({ toNextFrame }) => toNextFrame);
  const tasks = all.map(({ longestTask }) => longestTask);
  return [
    name,
    { median: median(frames), p95: quantile(frames, 0.95), 'longest task after': Math.round(median(tasks)) },
  ] as const;
});
console.table(Object.fromEntries(clickRows));
const answers = painted.results.flat();
const times = [median(answers), quantile(answers, 0.95)].map(Math.round).join(' / ');
console.log(
  `A filter's answer painted: ${times} ms, p50 / p95 of ${answers.length} (bar ${answerBar}, withheld ${percent(painted.stolen)} %)`,
);
console.log(`Load when it began: ${load.toFixed(2)}`);

mkdirSync(out, { recursive: true });
writeFileSync(
  join(out, 'page.json'),
  `${JSON.stringify({ at: new Date(), load, rounds, bars, clickBar, pages: measured, clicks, answerBar, answers: painted }, null, 2)}\n`,
);
