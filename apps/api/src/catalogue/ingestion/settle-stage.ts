import { sql } from 'kysely';

import type { SettledList, StagedFile, StagedList } from './staged-list.ts';

/** Leaves these files out, and one row of each property, and returns which states the rest covers. */
export async function settleStage(
  list: StagedList,
  quarantined: readonly StagedFile[],
): Promise<SettledList> {
  const { capped } = list;
  await dropFiles(
    list,
    quarantined.map(({ file }) => file),
  );
  await resolveRepeated(list);
  const files = list.files.filter((one) => !quarantined.includes(one));
  const left = new Set(quarantined.flatMap(({ scope }) => scope));
  const scope = capped ? [] : [...new Set(files.flatMap((one) => one.scope))].filter((uf) => !left.has(uf));
  return { ...list, files, scope };
}

async function dropFiles({ trx, incoming, unread }: StagedList, files: readonly number[]): Promise<void> {
  if (files.length === 0) return;
  await sql`delete from ${incoming} where file = any (${files}::integer[])`.execute(trx);
  await sql`delete from ${unread} where file = any (${files}::integer[])`.execute(trx);
}

/**
 * Leaves one row of each property in `incoming`, with an index for what follows. Of rows with the same number the one
 * whose figures agree counts, of unchecked ones the first; if rows contradict each other none counts, and all become
 * unread.
 */
async function resolveRepeated({ trx, incoming, unread }: StagedList): Promise<void> {
  await sql`create temporary table repeated on commit drop as
    select code from ${incoming} group by code having count(*) > 1`.execute(trx);
  await sql`
    with ranked as (
      select *, max(trust) over (partition by code) as best from (
        select code, file, line, uf, fingerprint, case when fits then 2 when fits is null then 1 else 0 end as trust
        from ${incoming} where code in (select code from repeated)
      ) as rows
    ), chosen as (
      select code, (array_agg(file order by file, line))[1] as file, (array_agg(line order by file, line))[1] as line
      from ranked where trust = best group by code, best having best = 1 or count(distinct fingerprint) = 1
    )
    insert into ${unread} (file, line, code, uf, reason)
    select r.file, r.line, r.code, r.uf, case
      when c.code is null
        then 'O número ' || r.code || ' aparece em linhas que se contradizem: o imóvel fica como estava.'
      when (c.file, c.line) < (r.file, r.line) then 'O número ' || r.code || ' já apareceu nesta lista.'
      else 'O número ' || r.code || ' volta na linha ' || c.line || ', que confere.' end
    from ranked r left join chosen c on c.code = r.code
    where (r.file, r.line) is distinct from (c.file, c.line)`.execute(trx);
  await sql`delete from ${incoming} i using ${unread} u
    where u.file = i.file and u.line = i.line and i.code in (select code from repeated)`.execute(trx);
  await sql`drop table repeated`.execute(trx);
  await sql`create unique index incoming_code on ${incoming} (code)`.execute(trx);
  await sql`analyze ${incoming} (code, uf, fingerprint)`.execute(trx);
  await sql`analyze ${unread}`.execute(trx);
}
