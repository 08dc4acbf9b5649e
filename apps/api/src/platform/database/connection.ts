import type { Kysely } from 'kysely';

import type { Tables } from './schema.generated.ts';

/** A connection, a pool of them or a transaction, with the tables that the migrations make (docs/decisions/0037). */
export type Database = Kysely<Tables>;
