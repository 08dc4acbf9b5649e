// How a flood of requests from one address affects others: `npm run bench:floods`. The built web app is needed (`pnpm
// build`).
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';

import { openPostgres } from '../src/catalogue/open-database.ts';
import { startServerProcess } from '../test/server-process.ts';
import { startEngines } from './engines.ts';
import { generateAuctions } from './generate-auctions.ts';
import { send } from './load.ts';
import { machine, formatTable, writeReport } from './report.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    auctions: { type: 'string', default: '33000' },
    requests: { type: 'string', default: '3000' },
    connections: { type: 'string', default: '100' },
    visitors: { type: 'string', default: '10' },
  },
});
const [requests, connections, visitors] = [values.requests, values.connections, values.visitors].map(
  Number,
) as [number, number, number];
/** The interval of a visitor's requests, in milliseconds. */
const pace = 250;
const backWithin = 5000;

const random = () => Math.random().toString(36).slice(2, 12);
const floods: Readonly<Record<string, () => string>> = {
  'drawings of no auction': () => `/auctions-images/illustrations/house-${random()}.svg?w=640`,
  'pages drawn anew': () => `/leiloes?keyword=${random()}`,
  'calls, written otherwise': () => `/%61pi/auctions?keyword=${random()}`,
  calls: () => `/api/auctions?keyword=${random()}`,
};
const paths = ['/api/auctions?page=2', '/leiloes', '/api/auctions/states', '/'];

type Statuses = Record<number, number>;
const countOf = (statuses: Statuses, status: number) => (statuses[status] = (statuses[status] ?? 0) + 1);
const formatStatuses = (statuses: Statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
const percentile = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0);
};

/** Sends requests from one address, as fast as answers come, and returns their statuses. */
async function flood(origin: URL, address: string, next: () => string): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { 'x-forwarded-for': address, accept: 'image/avif,text/html,*/*' };
  const statuses: Statuses = {};
  await Promise.all(
    Array.from({ length: requests }, async () => {
      const call = { method: 'GET', path: next(), headers, body: null };
      countOf(statuses, await send(origin, agent, call).catch(() => 0));
    }),
  );
  agent.destroy();
  return statuses;
}

/** Visitors of addresses of their own, until stopped. */
function visit(origin: URL) {
  const times: { at: number; took: number }[] = [];
  const statuses: Statuses = {};
  const stopping = new AbortController();
  const one = async (nth: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    for (let turn = nth; !stopping.signal.aborted; turn += 1) {
      const at = performance.now();
      const headers = { 'x-forwarded-for': `198.51.100.${nth + 1}`, accept: '*/*' };
      const call = { method: 'GET', path: paths[turn % paths.length]!, headers, body: null };
      countOf(statuses, await send(origin, agent, call).catch(() => 0));
      const took = performance.now() - at;
      times.push({ at, took });
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, pace - took)));
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: visitors }, (_, nth) => one(nth)));
  return {
    stop: async () => {
      stopping.abort();
      await all;
      return { times, statuses };
    },
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const engines = await startEngines(['postgres']);
try {
  const [engine] = engines.all;
  if (engine) {
    const { DATABASE_URL = '' } = await engine.environment();
    const opened = await openPostgres(DATABASE_URL);
    await generateAuctions(opened.work.database, Number(values.auctions));
    await opened.close();
    const server = await startServerProcess(DATABASE_URL, { TRUST_PROXY: 'loopback' });
    const origin = new URL(server.url);
    const rows = [];
    let nth = 0;
    for (const [name, next] of Object.entries(floods)) {
      const others = visit(origin);
      await wait(2000);
      const [begun, statuses] = [performance.now(), await flood(origin, `203.0.113.${(nth += 1)}`, next)];
      const ended = performance.now();
      await wait(backWithin + 3000);
      const seen = await others.stop();
      const during = (from: number, to: number) =>
        seen.times.filter(({ at }) => at >= from && at < to).map(({ took }) => took);
      const flooded = during(begun, ended);
      const after = during(ended + backWithin, Infinity);
      rows.push({
        flood: name,
        seconds: Math.round((ended - begun) / 1000),
        answers: formatStatuses(statuses),
        'others p50': percentile(flooded, 0.5),
        'others p99': percentile(flooded, 0.99),
        'before p99': percentile(during(0, begun), 0.99),
        '5 s later p99': percentile(after, 0.99),
        others: formatStatuses(seen.statuses),
      });
    }
    await server.end('SIGTERM');
    formatTable(
      `Others' waiting in ms, ${visitors} visitors beside ${requests} requests over ${connections} connections`,
      rows,
    );
    writeReport('floods', { machine: machine(), rows });
  }
} finally {
  engines.stop();
}
