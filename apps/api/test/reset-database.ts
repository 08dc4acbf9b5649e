import type { PGlite } from '@electric-sql/pglite';

type Querying = Pick<PGlite, 'exec' | 'query'>;

interface EmptyState {
  /** The tables without a row, as SQL lists them. */
  empty: string;
  /** Those that the migrations fill. */
  filled: readonly string[];
  /** Rows of later transactions are a test's. */
  transaction: string;
  /** What `describe` said of it. */
  description: unknown;
}

/** What DDL writes to; TRUNCATE writes to pg_class alone, the first temporary table adds namespaces that stay. */
const catalogs = [
  'pg_attribute',
  'pg_constraint',
  'pg_db_role_setting',
  'pg_index',
  `pg_namespace where nspname !~ '^pg_'`,
  'pg_proc',
  'pg_rewrite',
  'pg_trigger',
  'pg_type',
];

/** Tells a database with other tables, columns, functions or filled rows from the empty one. */
async function describe(database: Querying, filled: readonly string[]): Promise<unknown> {
  const facts = [
    'select count(*), sum(oid::bigint) as latest from pg_class',
    ...[...catalogs, ...filled].map((rows) => `select count(*), max(xmin::text::bigint) from ${rows}`),
  ];
  return (await database.query(facts.join(' union all '))).rows;
}

/** What `resetDatabase` makes a database again; taken while it is empty and migrated. */
export async function readEmptyState(database: Querying): Promise<EmptyState> {
  const tables = await database.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const names = tables.rows.map(({ name }) => name);
  const counts = names.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await database.query<{ name: string }>(counts.join(' union all '));
  const filled = rows.map(({ name }) => name);
  const { rows: ids } = await database.query<{ id: string }>('select pg_current_xact_id()::text as id');
  return {
    empty: names.filter((name) => !filled.includes(name)).join(', '),
    filled,
    transaction: ids[0]!.id,
    description: await describe(database, filled),
  };
}

/** Empties a database after a test; false where the test changed what can't be made as it was. */
export async function resetDatabase(
  database: Querying,
  { empty, filled, transaction, description }: EmptyState,
): Promise<boolean> {
  await database.exec('rollback');
  await database.exec('discard all');
  await database.exec(`truncate ${empty} restart identity cascade`);
  for (const name of filled)
    await database.exec(`delete from ${name} where xmin::text::bigint > ${transaction}`);
  await database.exec(`delete from pg_statistic where starelid >= 16384`);
  return JSON.stringify(await describe(database, filled)) === JSON.stringify(description);
}
