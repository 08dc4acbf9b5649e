import type { CalendarDate } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatNumber } from '@martelo/domain/numbers';
import { type RawBuilder, sql } from 'kysely';

import { inStates } from './in-states.ts';
import type { Finding } from './quarantine.ts';
import type { SettledList } from './staged-list.ts';

/** How many rows, and how many lines that could not be read, a list has of a state. */
type RowsByState = ReadonlyMap<string, number>;

/** The share of a state's rows that a list may lack without a person's approval, by their number. */
const largeState = 100;
const maxShrink = { small: 30, large: 15 };

/** A list may have this share of its lines unread, and a few in any case. */
const maxUnreadShare = 0.01;
const fewUnread = 3;

/**
 * A list is older than the newest one of its states, or than the one that a property of it was last in: it can't be
 * accepted. A list that covers no state has no other to be compared with. `listed` has the codes of its rows.
 */
export async function findOlder(
  { trx, sourceId, listDate, scope }: Pick<SettledList, 'trx' | 'sourceId' | 'listDate' | 'scope'>,
  listed: RawBuilder<unknown>,
): Promise<string | null> {
  const { rows } = await sql<{ newest: CalendarDate | null }>`
    select greatest(
      (select max(l.list_date) from standing_lists l where l.source_id = ${sourceId} and l.scope && ${scope}::text[]),
      (select max(a.list_date) from auctions a join ${listed} i on i.code = a.code
        where a.source_id = ${sourceId} and a.withdrawn_at is null)
    ) as newest`.execute(trx);
  const newest = rows[0]?.newest;
  return newest && newest > listDate
    ? `A lista é de ${formatCalendarDate(listDate)}, mais antiga que a última recebida, de ${formatCalendarDate(newest)}.`
    : null;
}

/**
 * States that the list would leave with less than 70 % of their rows, from 100 rows on with less than 85 %; what a
 * newer list had stays whatever this one lacks, and is not counted.
 */
export async function findShrink(
  { trx, sourceId, listDate, scope }: Pick<SettledList, 'trx' | 'sourceId' | 'listDate' | 'scope'>,
  listed: RowsByState,
): Promise<Finding[]> {
  const { rows } = await sql<{ uf: string; n: number }>`
    select a.uf, count(*)::integer as n from auctions a
    where a.source_id = ${sourceId} and a.uf = any (${scope}) and a.gone_since is null
      and a.list_date <= ${listDate}
    group by a.uf order by a.uf`.execute(trx);
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

/**
 * Too many lines that could not be read, in the whole list or in one state. Those without a state count only for the
 * whole.
 */
export function findManyUnread(listed: RowsByState, unread: ReadonlyMap<string | null, number>): Finding[] {
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  const isMany = (bad: number, good: number) => bad > fewUnread && bad > maxUnreadShare * (bad + good);
  const all = sum(unread.values());
  const states = [...unread].flatMap(([uf, bad]) =>
    uf !== null && isMany(bad, listed.get(uf) ?? 0) ? [[uf, bad] as const] : [],
  );
  const good = sum(listed.values());
  if (!isMany(all, good) && states.length === 0) return [];
  const sentence = `Não se pôde ler ${formatNumber(all)} de ${formatNumber(all + good)} linhas${inStates(states)}.`;
  return [{ reason: 'unreadable', sentence }];
}
