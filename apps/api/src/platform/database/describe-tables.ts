import { sql } from 'kysely';

import type { Database } from './connection.ts';

interface Column {
  table: string;
  isView: boolean;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** Whether it can't be written: an identity or a computed column. */
  isGenerated: boolean;
  /** The check constraint of this column alone, as `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`. */
  checks: string[];
}

/**
 * What the driver gives for a type of PostgreSQL (`database.ts` sets its parsers), and what it takes where that is
 * something else.
 */
export const driverTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'CalendarDate',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
  // Written as text: the driver would make an array of PostgreSQL, not of JSON, of an array.
  jsonb: 'unknown',
  _int2: 'number[]',
  _int4: 'number[]',
  // The parser is set for single values alone.
  _int8: 'string[]',
  _text: 'string[]',
};

const head = `// Generated from the migrations by \`npm run schema\`; not edited.
import type { CalendarDate } from '@martelo/domain/auction';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Parsed when it is read; written as its text. */
type Json<Insert, Update> = ColumnType<unknown, Insert, Update>;
type View<Read> = ColumnType<Read, never, never>;
`;

async function readColumns(database: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, c.relkind = 'v' as "isView", a.attname as column, t.typname as type,
      not a.attnotnull as "isNullable", a.atthasdef or a.attidentity = 'd' as "hasDefault",
      a.attidentity = 'a' or a.attgenerated <> '' as "isGenerated",
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
      and c.relname not in ('kysely_migration', 'kysely_migration_lock')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C", a.attname collate "C"`.execute(database);
  return rows;
}

/** The only texts that a check allows, as a union; null for any other check. */
function unionOf({ column, checks }: Column): string | null {
  const pattern = new RegExp(`^CHECK \\(\\(${column} = ANY \\(ARRAY\\[(('[^']*'::text(, )?)+)\\]\\)\\)\\)$`);
  for (const check of checks) {
    const values = pattern.exec(check)?.[1];
    if (values) return values.replaceAll('::text', '').split(', ').join(' | ');
  }
  return null;
}

function typeOf(column: Column): string {
  const { table, type, isView, isNullable, hasDefault, isGenerated } = column;
  const known = driverTypes[type];
  if (!known)
    throw new Error(
      `${table}.${column.column} is of type ${type}, and what the driver gives for it is not known. Add it to describe-tables.ts.`,
    );
  const read = type === 'text' ? (unionOf(column) ?? known) : known;
  const value = isNullable ? `${read} | null` : read;
  if (isView) return `View<${type === 'jsonb' ? 'unknown' : value}>`;
  if (isGenerated) return `GeneratedAlways<${value}>`;
  if (type === 'jsonb') {
    const none = isNullable ? ' | null' : '';
    return `Json<string${none}${isNullable || hasDefault ? ' | undefined' : ''}, string${none}>`;
  }
  return hasDefault ? `Generated<${value}>` : value;
}

const pascal = (name: string) =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The types of all tables and views, as the text of a module. */
export async function describeTables(database: Database): Promise<string> {
  const tables = Map.groupBy(await readColumns(database), ({ table }) => table);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column}: ${typeOf(column)};`);
    return `interface ${pascal(table)} {\n${lines.join('\n')}\n}`;
  });
  const all = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};`);
  return [
    head,
    ...interfaces,
    `/** Every table and view. */\nexport interface Tables {\n${all.join('\n')}\n}`,
  ]
    .join('\n')
    .replaceAll('\n}\ninterface', '\n}\n\ninterface')
    .replace('\n/** Every table', '\n\n/** Every table')
    .concat('\n');
}
