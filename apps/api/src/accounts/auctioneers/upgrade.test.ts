import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../../../migrations/0019_approved_auctioneers.sql'),
  'utf8',
);

describe.each(engines)('accounts from before the upgrade on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  test('[SAFE-20][SAFE-27] the upgrade approves whom an admin invited, and ends what was under way', async () => {
    const { pool } = opened;
    // As the schema was before the migration.
    await pool.query(`
      drop index feed_runs_one_at_a_time, feed_runs_unfinished;
      alter table people drop column approval, drop column approval_reason, drop column domains;
      alter table feed_runs drop column accepted, drop column attempts;`);
    await pool.query(`
      insert into people (role, email, name, password_hash, website, sample, registration, registration_uf, verified_email_at,
        created_at, updated_at)
      select role, email, 'Ana', 'x', website, sample, email, 'GO', verified, now(), now() from (values
        ('auctioneer', 'convidada@x.br', 'https://WWW.Zuk.com.br:443/a', false, now()),
        ('auctioneer', 'nao-confirmada@x.br', 'http://ipe.com.br', false, null),
        ('auctioneer', 'sozinha@x.br', 'https://golpe.com/?a@b.com', false, now()),
        ('auctioneer', 'exemplo@x.br', null, true, now()),
        ('customer', 'cliente@x.br', null, false, now())) as p (role, email, website, sample, verified);
      insert into invitations (role, email, created_at, used_at) values
        ('auctioneer', 'Convidada@x.br', now(), now()), ('auctioneer', 'nao-confirmada@x.br', now(), now()),
        ('customer', 'sozinha@x.br', now(), now()), ('auctioneer', 'sozinha@x.br', now(), null);
      insert into sources (code, name) values ('x', 'X');
      insert into feed_runs (source_id, file_name, format, received_at, status)
      select id, 'a.csv', 'csv', now(), s from sources, unnest(array['running', 'running', 'held']) as s where code = 'x'`);
    await sql.raw(migration).execute(opened.database);
    const { rows: people } = await pool.query('select email, approval, domains from people order by id');
    expect(people).toEqual([
      { email: 'convidada@x.br', approval: 'approved', domains: ['zuk.com.br'] },
      { email: 'nao-confirmada@x.br', approval: 'pending', domains: ['ipe.com.br'] },
      { email: 'sozinha@x.br', approval: 'pending', domains: ['golpe.com'] },
      { email: 'exemplo@x.br', approval: 'approved', domains: [] },
      { email: 'cliente@x.br', approval: null, domains: [] },
    ]);
    const { rows: runs } = await pool.query(
      'select status, finished_at is null as open from feed_runs order by id',
    );
    expect(runs).toEqual([
      { status: 'failed', open: false },
      { status: 'failed', open: false },
      { status: 'held', open: true },
    ]);
  });
});
