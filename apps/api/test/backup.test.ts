import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { seedAlert, seedCustomer } from '../src/members/alerts/testing/seed-customer.ts';
import { notifyMatches } from '../src/members/alerts/notify-matches.ts';
import { listAuctions } from '../src/catalogue/search/list-auctions.ts';
import { openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { importListForTest } from '../src/catalogue/ingestion/testing/import-list-for-test.ts';
import { startBossJobs } from '../src/platform/jobs/boss-jobs.ts';
import { openOutbox } from '../src/platform/outbox/outbox.ts';
import { placeIndexSource } from '../src/catalogue/places/place-index.ts';
import { placeRepository } from '../src/catalogue/places/places.repository.ts';
import { searchInSql } from '../src/catalogue/search/sql/search-in-sql.ts';
import { aListedAuction } from './a-listed-auction.ts';
import { type Cluster, postgresCommand, startCluster } from './postgres-cluster.ts';

const now = new Date('2026-03-10T12:00Z');
/** Other releases note when they were applied; everything else must be the same. */
const tables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'jobs') order by 1`;

describe.skipIf(inject('postgresUrl') === null)('copies of a database', () => {
  let cluster: Cluster;
  let opened: OpenDatabase;
  const folder = mkdtempSync(join(tmpdir(), 'martelo-backup-'));

  beforeAll(async () => {
    cluster = (await startCluster())!;
    opened = await openPostgres(cluster.urlOf('postgres'));
    const { database } = opened;
    const jobs = await startBossJobs(
      { ...opened.work, embedded: false },
      { report: () => {}, settings: { cron: null } },
    );
    const outbox = await openOutbox(database, jobs, 'https://martelo.example');
    for (let nth = 0; nth < 5; nth += 1)
      await seedAlert(database, (await seedCustomer(database, { email: `c${nth}@exemplo.com.br` })).id);
    const auctions = Array.from({ length: 80 }, (_, at) => aListedAuction(String(at)));
    await importListForTest(
      database,
      { source: { code: 'caixa', name: 'Caixa' }, listDate: '2026-03-10', scope: ['GO'], auctions },
      now,
    );
    await notifyMatches(database, outbox, now);
    await jobs.stop();
  });
  afterAll(async () => {
    await opened?.close();
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Rows of every table, and what a search by words finds. */
  const contents = async (url: string) => {
    const one = await openPostgres(url);
    try {
      const { rows } = await one.pool.query<{ name: string }>(tables);
      const counts: Record<string, number> = {};
      for (const { name } of rows)
        counts[name] = (await one.pool.query<{ n: number }>(`select count(*) as n from ${name}`)).rows[0]!.n;
      const index = await placeIndexSource(placeRepository(one.database), () => now)();
      const found = await listAuctions(
        one.database,
        searchInSql(one.database),
        { keyword: 'setor bueno' },
        index,
      );
      return { counts, found: [found.pagination.total, found.data[0]?.uuid_key] };
    } finally {
      await one.close();
    }
  };
  const run = (name: string, args: string[]) => execFileSync(postgresCommand(name), args, { stdio: 'pipe' });

  test('a dump restored as docs/operating.md says belongs to its role, has every row and answers alike', async () => {
    const file = join(folder, 'martelo.dump');
    run('pg_dump', ['--format=custom', `--file=${file}`, cluster.urlOf('postgres')]);
    const client = new Client(cluster.urlOf('postgres'));
    await client.connect();
    await client.query('create role keeper login');
    await client.query('create database restored owner keeper template template0');
    await client.end();
    const target = `--dbname=${cluster.urlOf('restored')}`;
    run('pg_restore', ['--no-owner', '--role=keeper', '--exit-on-error', target, file]);
    const before = await contents(cluster.urlOf('postgres'));
    expect(before.counts).toMatchObject({
      'public.auctions': 80,
      'public.opportunities': 400,
      'public.mails': 5,
    });
    expect(before.found[0]).toBe(80);
    const restoredUrl = new URL(cluster.urlOf('restored'));
    restoredUrl.username = 'keeper';
    expect(await contents(restoredUrl.href)).toEqual(before);
    const restored = await openPostgres(restoredUrl.href);
    await seedCustomer(restored.database, { email: 'nova@exemplo.com.br' });
    await restored.close();
  });

  test('a base backup, started as a server of its own, has every row and can be written', async () => {
    const before = await contents(cluster.urlOf('postgres'));
    const copy = await cluster.copy();
    try {
      expect(await contents(copy.urlOf('postgres'))).toEqual(before);
      const one = await openPostgres(copy.urlOf('postgres'));
      await seedCustomer(one.database, { email: 'nova@exemplo.com.br' });
      await one.close();
    } finally {
      copy.stop();
    }
  });
});
