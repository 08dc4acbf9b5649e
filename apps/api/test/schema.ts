import type { Pool } from 'pg';

/** One text for each object of the public schema, independent of its order of creation except for a table's columns. */
const things = `
  select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
  union all
  select format('column %s %s %s %s %s null:%s identity:%s generated:%s default:%s', c.relkind, c.relname,
    row_number() over (partition by c.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod),
    not a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid))
  from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S') and a.attnum > 0
    and not a.attisdropped
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  union all
  select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
  where connamespace = 'public'::regnamespace
  union all
  select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all
  select pg_get_functiondef(p.oid) from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select pg_get_viewdef(c.oid) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
  union all
  select format('search %s %s %s', g.cfgname, m.maptokentype, string_agg(m.mapdict::regdictionary::text, ',' order by m.mapseqno))
  from pg_ts_config g join pg_ts_config_map m on m.mapcfg = g.oid where g.cfgnamespace = 'public'::regnamespace
  group by g.cfgname, m.maptokentype
`;

/** The public schema, from the catalogue of either engine: equal texts are equal schemas. */
export async function describeSchema(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ thing: string }>(
    `select thing from (${things}) as t (thing) order by thing`,
  );
  return rows.map(({ thing }) => thing);
}
