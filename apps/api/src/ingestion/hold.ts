import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import type { List } from './list.ts';

/** The part of a state's rows that a list may lack without a person's word. */
const mostShrink = 0.3;

/**
 * Why a list must wait for a person, or null: it has no row, is older than the newest one of its states, or would leave
 * a state with less than 70 % of its rows. Such lists have been seen for real (a state fell from 7,022 rows to 3,142).
 */
export async function findHold(
  database: Database,
  list: List,
  acceptShrink: boolean,
  advice = ' Confira e repita com --accept-shrink para aceitá-la.',
): Promise<string | null> {
  const { source, listDate, scope, auctions } = list;
  if (auctions.length === 0) return 'A lista não tem nenhum imóvel.';

  const { rows: newer } = await sql<{ newest: string | null }>`
    select max(l.list_date) as newest from lists l join sources s on s.id = l.source_id
    where s.code = ${source.code} and l.scope && ${scope}::text[]`.execute(database);
  const newest = newer[0]?.newest;
  if (newest && newest > listDate)
    return `A lista é de ${listDate}, mais antiga que a última recebida, de ${newest}.`;
  if (acceptShrink || scope.length === 0) return null;

  const { rows: known } = await sql<{ uf: string; n: number }>`
    select a.uf, count(*)::integer as n from auctions a join sources s on s.id = a.source_id
    where s.code = ${source.code} and a.uf = any (${scope}) and a.gone_since is null
    group by a.uf order by a.uf`.execute(database);
  const listed = Map.groupBy(auctions, ({ uf }) => uf);
  const shrunken = known.filter(({ uf, n }) => (listed.get(uf)?.length ?? 0) < n * (1 - mostShrink));
  if (shrunken.length === 0) return null;
  const states = shrunken.map(({ uf, n }) => `${uf} de ${n} para ${listed.get(uf)?.length ?? 0}`).join(', ');
  return `A lista encolheu mais de 30 % (${states}).${advice}`;
}
