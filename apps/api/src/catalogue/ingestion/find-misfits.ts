import { formatNumber } from '@martelo/domain/numbers';
import { sql } from 'kysely';

import { inStates } from './in-states.ts';
import type { Finding } from './quarantine.ts';
import type { StagedList } from './staged-list.ts';

/** The share of a list's rows whose figures may disagree; the same for a state, and a few in any case. */
const maxShare = 0.01;
const fewRows = 2;

/**
 * Too many rows in `incoming` whose discount is not the one of price and valuation, in the whole list or in one state.
 */
export async function findMisfits({ trx, incoming }: StagedList): Promise<Finding[]> {
  const { rows } = await sql<{ uf: string; n: number; bad: number }>`
    select uf, count(*) as n, count(*) filter (where not fits) as bad from ${incoming} group by uf order by uf`.execute(
    trx,
  );
  const n = rows.reduce((sum, row) => sum + row.n, 0);
  const bad = rows.reduce((sum, row) => sum + row.bad, 0);
  const states = rows.filter((row) => row.bad > fewRows && row.bad > row.n * maxShare);
  if (bad <= n * maxShare && states.length === 0) return [];
  const where = inStates(states.map((row) => [row.uf, row.bad]));
  const sentence = `O desconto não confere com preço e avaliação em ${formatNumber(bad)} de ${formatNumber(n)} linhas${where}.`;
  return [{ reason: 'discount', sentence }];
}
