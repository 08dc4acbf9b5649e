import { inject } from 'vitest';

import type { OpenDatabase } from '../src/platform/database/database.ts';
import { createPostgres, reusing, startEmptyLite, startEmptyPostgres } from './empty-databases.ts';

interface Engine {
  name: string;
  open: () => Promise<OpenDatabase>;
}

/** The address of an empty, migrated database of the tests' PostgreSQL. */
export const freshPostgres = () => createPostgres(inject('postgresTemplate'));

/** The address of a database of the tests' PostgreSQL without a table. */
export const emptyPostgres = () => createPostgres('template0');

/**
 * The address of a database for a process whose test is about something else: PostgreSQL opens ten times as fast as a
 * new embedded database, which an empty address stands for.
 */
export const anyDatabase = async () => (inject('postgresUrl') === null ? '' : freshPostgres());

const embedded: Engine = { name: 'PGlite', open: reusing(startEmptyLite) };
const postgres: Engine = { name: 'PostgreSQL', open: reusing(startEmptyPostgres) };

/**
 * Both databases that the same statements must work on, each opened empty and migrated: a copy of one made beforehand,
 * or one that a test is done with, emptied. On a machine without PostgreSQL the embedded one alone, which the run's
 * setup says.
 */
export const engines: readonly Engine[] = inject('postgresUrl') === null ? [embedded] : [embedded, postgres];
