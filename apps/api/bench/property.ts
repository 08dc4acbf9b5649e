import { Agent } from 'node:http';
import { parseArgs } from 'node:util';

import { openPostgres } from '../src/catalogue/open-database.ts';
import { startServerProcess } from '../test/server-process.ts';
import { startEngines } from './engines.ts';
import { importLists } from './ingest.ts';
import { send } from './load.ts';
import { measure } from './measure.ts';
import { formatTable, machine, writeReport } from './report.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { properties: { type: 'string', default: '400' }, quick: { type: 'boolean', default: false } },
});

const parts = ['', '/history', '/similar', '/evidence'] as const;

// What a property's page requests, on the lists with all the evidence that came with them; no response is cached.
const engines = await startEngines(['postgres']);
try {
  for (const engine of engines.all) {
    const environment = await engine.environment();
    const lists = await importLists(environment, values.quick);
    const { pool, close } = await openPostgres(environment['DATABASE_URL'] ?? '');
    await pool.query('vacuum analyze');
    const { rows: listed } = await pool.query<{ uuid_key: string }>(
      `select a.uuid_key from auctions a join auction_search s on s.auction_id = a.id
      order by md5(a.code) limit ${Number(values.properties)}`,
    );
    await close();
    const server = await startServerProcess(environment['DATABASE_URL'] ?? '', {
      REQUESTS_PER_MINUTE: '1000000',
      RESPONSE_CACHE_MB: '0',
    });
    const origin = new URL(server.url);
    const agent = new Agent({ keepAlive: true });
    const ask = async (key: string, part: string) => {
      const path = `/api/auctions/${key}${part}`;
      const status = await send(origin, agent, { method: 'GET', path, headers: {}, body: null });
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    };
    const timed = async (call: string, of: (key: string) => Promise<unknown>) => {
      // Of the properties in turn: hardly one is requested twice.
      let at = 0;
      const next = () => of(listed[at++ % listed.length]!.uuid_key);
      const { p50, p95 } = await measure(next, listed.length);
      return { call, p50, p95, load: Math.round(machine().load * 10) / 10 };
    };
    try {
      for (const { uuid_key: key } of listed.slice(0, 50))
        await Promise.all(parts.map((part) => ask(key, part)));
      const rows = [];
      for (const part of parts) rows.push(await timed(`/api/auctions/{id}${part}`, (key) => ask(key, part)));
      rows.push(await timed('all four at once', (key) => Promise.all(parts.map((part) => ask(key, part)))));
      formatTable(`A property's page, ${listed.length} properties, ${engine.name}, ms`, rows);
      writeReport('property', { machine: machine(), lists, rows });
    } finally {
      agent.destroy();
      await server.end('SIGTERM');
    }
  }
} finally {
  engines.stop();
}
