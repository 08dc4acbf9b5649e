/** Runs a statement in a database's own session. */
export type Run = (sql: string) => Promise<{ rows: unknown[] }>;

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
async function describe(run: Run, filled: readonly string[]): Promise<unknown> {
  const facts = [
    'select count(*), sum(oid::bigint) as latest from pg_class',
    ...[...catalogs, ...filled].map((rows) => `select count(*), max(xmin::text::bigint) from ${rows}`),
  ];
  return (await run(facts.join(' union all '))).rows;
}

/** What `resetDatabase` makes a database again; taken while it is empty and migrated. */
export async function readEmptyState(run: Run): Promise<EmptyState> {
  const namesOf = async (sql: string) => (await run(sql)).rows.map((row) => (row as { name: string }).name);
  const names = await namesOf(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const counts = names.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const filled = await namesOf(counts.join(' union all '));
  const [transaction] = await namesOf('select pg_current_xact_id()::text as name');
  return {
    empty: names.filter((name) => !filled.includes(name)).join(', '),
    filled,
    transaction: transaction!,
    description: await describe(run, filled),
  };
}

/** Empties a database after a test; false where the test changed what can't be made as it was. */
export async function resetDatabase(
  run: Run,
  { empty, filled, transaction, description }: EmptyState,
): Promise<boolean> {
  await run('rollback');
  await run('discard all');
  await run(`truncate ${empty} restart identity cascade`);
  for (const name of filled) await run(`delete from ${name} where xmin::text::bigint > ${transaction}`);
  await run(`delete from pg_statistic where starelid >= 16384`);
  return JSON.stringify(await describe(run, filled)) === JSON.stringify(description);
}
