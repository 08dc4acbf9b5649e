import { openAsBlob } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';

import { fill } from '../src/catalogue/open-database.ts';
import { connectLite, type OpenDatabase, startLite } from '../src/platform/database/database.ts';
import { readEmptyState, resetDatabase } from './reset-database.ts';

export interface StartedLite {
  lite: PGlite;
  /** Makes it as it was when it started; false where it can't. */
  reset: () => Promise<boolean>;
}

/** Those that no test uses now, emptied. Starting another takes one to two seconds of work, emptying one a tenth. */
const idle: StartedLite[] = [];

/** A new embedded database, not opened yet. */
export async function startEmptyLite(): Promise<StartedLite> {
  const lite = await startLite(undefined, await openAsBlob(inject('embeddedTemplate')));
  const state = await readEmptyState(lite);
  return { lite, reset: () => resetDatabase(lite, state) };
}

/** An embedded database, empty and migrated. */
export async function openEmptyLite(): Promise<OpenDatabase> {
  const started = idle.pop() ?? (await startEmptyLite());
  const { lite, reset } = started;
  return connectLite(fill, lite, async () => {
    if (await reset()) idle.push(started);
    else await lite.close();
  });
}
