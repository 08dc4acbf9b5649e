import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { findBlank, incomingOf } from './find-blank.ts';
import type { Hold } from './hold-reasons.ts';
import type { List, ListHead } from './list.ts';

/** How many rows, and how many lines that could not be read, a list has of a state. */
export type RowsByState = ReadonlyMap<string, number>;

/** The part of a state's rows that a list may lack without a person's word, by how many there are. */
const largeState = 100;
const maxShrink = { small: 30, large: 15 };

/** A list may have this part of its lines unread, and a few in any case. */
const maxUnreadShare = 0.01;
const fewUnread = 3;

const number = new Intl.NumberFormat('pt-BR');

/** A list is older than the newest one of its states: nobody can accept it. */
export async function findOlder(
  database: Database,
  { source, listDate, scope }: ListHead,
): Promise<string | null> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(l.list_date) as newest from standing_lists l join sources s on s.id = l.source_id
    where s.code = ${source.code} and l.scope && ${scope}::text[]`.execute(database);
  const newest = rows[0]?.newest;
  return newest && newest > listDate
    ? `A lista é de ${listDate}, mais antiga que a última recebida, de ${newest}.`
    : null;
}

/** States that the list would leave with less than 70 % of their rows, from 100 rows on with less than 85 %. */
export async function findShrink(
  database: Database,
  { source, scope }: Pick<ListHead, 'source' | 'scope'>,
  listed: RowsByState,
): Promise<Hold[]> {
  const { rows } = await sql<{ uf: string; n: number }>`
    select a.uf, count(*)::integer as n from auctions a join sources s on s.id = a.source_id
    where s.code = ${source.code} and a.uf = any (${scope}) and a.gone_since is null
    group by a.uf order by a.uf`.execute(database);
  const boundOf = (known: number) => (known < largeState ? maxShrink.small : maxShrink.large);
  const shrunken = rows.filter(({ uf, n }) => (listed.get(uf) ?? 0) * 100 < n * (100 - boundOf(n)));
  const byBound = [...Map.groupBy(shrunken, ({ n }) => boundOf(n))].map(([bound, states]) => {
    const figures = states.map(({ uf, n }) => `${uf} de ${n} para ${listed.get(uf) ?? 0}`);
    return `mais de ${bound} % (${figures.join(', ')})`;
  });
  return byBound.length === 0
    ? []
    : [{ reason: 'shrink', sentence: `A lista encolheu ${byBound.join(' e ')}.` }];
}

/** Too many lines that could not be read, in the whole list or in one state. Those that have no state count for the whole. */
export function findManyUnread(listed: RowsByState, unread: ReadonlyMap<string | null, number>): Hold[] {
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  const isMany = (bad: number, good: number) => bad > fewUnread && bad > maxUnreadShare * (bad + good);
  const all = sum(unread.values());
  const states = [...unread].flatMap(([uf, bad]) =>
    uf !== null && isMany(bad, listed.get(uf) ?? 0) ? [`${uf}: ${number.format(bad)}`] : [],
  );
  const good = sum(listed.values());
  if (!isMany(all, good) && states.length === 0) return [];
  const where = states.length > 0 ? ` (${states.join(', ')})` : '';
  const sentence = `Não se pôde ler ${number.format(all)} de ${number.format(all + good)} linhas${where}.`;
  return [{ reason: 'unreadable', sentence }];
}

const countBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, number> =>
  new Map([...Map.groupBy(rows, keyOf)].map(([key, group]) => [key, group.length]));

/**
 * Why a list at hand must wait for a person, or null: it has no row, is older than the newest one of its states, or one of
 * the checks that a person may overrule finds something. `accepted` is that word.
 */
export async function findHold(
  database: Database,
  list: List,
  accepted: boolean,
  advice = '',
): Promise<string | null> {
  const { scope, auctions, unread = [] } = list;
  if (auctions.length === 0) return 'A lista não tem nenhum imóvel.';
  const older = await findOlder(database, list);
  if (older || accepted) return older;
  const listed = countBy(auctions, ({ uf }) => uf);
  const codes = new Set(auctions.map(({ code }) => code));
  const lost = unread.filter(({ code }) => code === null || !codes.has(code));
  const holds = [
    ...(scope.length > 0 ? await findShrink(database, list, listed) : []),
    ...(scope.length > 0
      ? findManyUnread(
          listed,
          countBy(lost, ({ uf }) => uf),
        )
      : []),
    ...(await findBlank(database, list.source.code, incomingOf(auctions))),
  ];
  return holds.length > 0 ? holds.map(({ sentence }) => sentence).join(' ') + advice : null;
}
