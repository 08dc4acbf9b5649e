import { readFileSync } from 'node:fs';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from './database.ts';
import { describeTables, driverTypes } from './describe-tables.ts';

const file = new URL('schema.generated.ts', import.meta.url);

/** A value of each type that the schema uses, and what it is in JavaScript. */
const samples: Readonly<Record<string, [literal: string, value: unknown]>> = {
  bool: ['true', true],
  bpchar: [`'GO'`, 'GO'],
  bytea: [`'\\x6162'`, Buffer.from('ab')],
  date: [`'2026-03-10'`, '2026-03-10'],
  float4: ['1.5', 1.5],
  float8: ['-16.68', -16.68],
  int2: ['7', 7],
  int4: ['70000', 70_000],
  int8: ['9007199254740991', 9_007_199_254_740_991],
  numeric: ['64.25', 64.25],
  text: [`'a'`, 'a'],
  timestamptz: [`'2026-03-10T12:00Z'`, new Date('2026-03-10T12:00Z')],
  tsvector: [`'casa'`, `'casa'`],
  uuid: [`'0d1b5a52-0d7a-4a36-9b1c-b1f2a5b0a9f1'`, '0d1b5a52-0d7a-4a36-9b1c-b1f2a5b0a9f1'],
  varchar: [`'a'`, 'a'],
  xid8: [`'42'`, '42'],
  jsonb: [`'{"a": [1]}'`, { a: [1] }],
  _int2: [`'{1,2}'`, [1, 2]],
  _int4: [`'{1,2}'`, [1, 2]],
  _int8: [`'{1,2}'`, ['1', '2']],
  _text: [`'{a,b}'`, ['a', 'b']],
};

describe.each(engines)('the types of tables on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  test('are those of the migrations: else run npm run schema', async () => {
    expect(await describeTables(opened.database)).toBe(readFileSync(file, 'utf8'));
  });

  test.each(Object.keys(driverTypes))('%s is read as they say', async (type) => {
    const [literal, value] = samples[type]!;
    const { rows } = await sql<{ value: unknown }>`
      select ${sql.raw(literal)}::${sql.raw(type)} as value`.execute(opened.database);
    expect(rows).toEqual([{ value }]);
  });

  test('a text that a check does not allow, and a null, are no part of them', async () => {
    const text = await describeTables(opened.database);
    expect(text).toContain(`role: 'customer' | 'auctioneer' | 'admin';`);
    expect(text).toContain('cellphone: string | null;');
    expect(text).toContain('id: GeneratedAlways<number>;');
  });

  test('a column of an unknown type stops the generator', async () => {
    await opened.database
      .transaction()
      .execute(async (trx) => {
        await sql`alter table sources add column near point`.execute(trx);
        await expect(describeTables(trx)).rejects.toThrow('sources.near is of type point');
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
  });
});
