import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';

/** The installation's 256-bit secret of this name, made when it is first requested; all processes get the same. */
export async function readSecret(database: Database, name: string): Promise<Buffer> {
  await sql`insert into secrets (name, value) values (${name}, ${randomBytes(32)}) on conflict do nothing`.execute(
    database,
  );
  const { rows } = await sql<{ value: Buffer }>`select value from secrets where name = ${name}`.execute(
    database,
  );
  return Buffer.from(rows[0]!.value);
}
