import type { Kysely } from 'kysely';

/** A connection, a pool of them or a transaction. Statements are written as SQL, so no table is declared. */
export type Database = Kysely<Record<string, never>>;
