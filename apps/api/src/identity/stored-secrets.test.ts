import crypto, { createHash } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { engines } from '../../test/databases.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { hashPassword } from './passwords.ts';
import type { Role } from '../platform/contract/person.ts';
import { testServer } from '../../test/test-server.ts';

const now = new Date('2026-03-10T12:00Z');
const password = 'praia-do-futuro-91';
const signIns: readonly (readonly [Role, string])[] = [
  ['customer', '/api/customer/post-login'],
  ['auctioneer', '/api/auctionner/post-login'],
  ['admin', '/api/admin/post-login'],
];

describe.each(engines)('what is stored of secrets on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let nth = 0;
  /** Each call comes from its own address, so that none counts another's failures. */
  const enter = (url: string, email: string, given: string) =>
    app.inject({
      method: 'POST',
      url,
      payload: { email, password: given },
      remoteAddress: `10.2.0.${(nth += 1)}`,
    });

  beforeAll(async () => {
    opened = await open();
    ({ app } = await testServer(opened, { clock: () => now }));
    for (const [role] of signIns)
      await sql`
        insert into people (role, email, name, password_hash, created_at, updated_at)
        values (${role}, ${`${role}@exemplo.com.br`}, 'Rafael Nunes', ${await hashPassword(password)}, ${now}, ${now})`.execute(
        opened.database,
      );
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });
  afterEach(() => void vi.restoreAllMocks());

  const costOf = ([algorithm, { memory, passes, parallelism }]: Parameters<typeof crypto.argon2>) => ({
    algorithm,
    memory,
    passes,
    parallelism,
  });
  /** Every row of every table, as text. */
  const wholeDatabase = async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(
      opened.database,
    );
    const texts = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{
          text: string;
        }>`select t::text as text from ${sql.table(name)} t`.execute(opened.database);
        return rows.map(({ text }) => `${name} ${text}`);
      }),
    );
    return texts.flat();
  };

  test.each(signIns)(
    '[AUTH-04] for an unknown address of a(n) %s a hash is made that costs as much as for a known one',
    async (role, url) => {
      const costs = async (email: string) => {
        const argon2 = vi.spyOn(crypto, 'argon2');
        const answer = await enter(url, email, 'errada-91');
        expect(answer.statusCode).toBe(401);
        const hashed = argon2.mock.calls.map(costOf);
        argon2.mockRestore();
        return { body: answer.json<unknown>(), hashed };
      };
      const known = await costs(`${role}@exemplo.com.br`);
      expect(known.hashed).toEqual([expect.objectContaining({ algorithm: 'argon2id', memory: 19_456 })]);
      expect(await costs(`ninguem-${role}@exemplo.com.br`)).toEqual(known);
    },
  );

  test.each(signIns)('[AUTH-14] only the hash of the token of a(n) %s is stored', async (role, url) => {
    const answer = await enter(url, `${role}@exemplo.com.br`, password);
    expect(answer.statusCode).toBe(200);
    const { access_token: token } = answer.json<{ access_token: string }>();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const hash = createHash('sha256').update(token).digest('hex');
    const rows = await wholeDatabase();
    expect(rows.filter((row) => row.includes(hash))).toEqual([expect.stringContaining('sessions')]);
    const secrets = [
      token,
      Buffer.from(token, 'base64url').toString('hex'),
      Buffer.from(token).toString('hex'),
    ];
    expect(rows.filter((row) => secrets.some((secret) => row.includes(secret)))).toEqual([]);
    expect(rows.filter((row) => row.includes(password))).toEqual([]);
  });
});
