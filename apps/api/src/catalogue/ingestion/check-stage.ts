import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { findBlank } from './find-blank.ts';
import { findMisfits } from './find-misfits.ts';
import type { Hold, HoldReason } from './hold-reasons.ts';
import { findManyUnread, findOlder, findShrink } from './hold.ts';
import type { ListHead } from './list.ts';
import type { StagedFile } from './read-rows.ts';
import { countByState, countRows } from './staged-rows.ts';

const number = new Intl.NumberFormat('pt-BR');

const stay = (scope: readonly string[]) =>
  scope.length > 0 ? ` Os imóveis de ${scope.join(', ')} ficam como estavam.` : '';

/** The files that are held back by themselves, while the others of their list are taken: empty ones, and those cut short. */
export function findHeldFiles(
  files: readonly StagedFile[],
  accept: readonly HoldReason[],
  none: string,
): { held: StagedFile[]; holds: Hold[] } {
  const found = files.flatMap((file): { file: StagedFile; hold: Hold }[] => {
    const { name, scope } = file;
    if (file.isEmpty && !accept.includes('empty'))
      return [{ file, hold: { reason: 'empty', sentence: `${name}: ${none}${stay(scope)}` } }];
    if (!file.isCut || accept.includes('truncated')) return [];
    const sentence = `${name}: está cortado, a última linha não chega ao fim.${stay(scope)}`;
    return [{ file, hold: { reason: 'truncated', sentence } }];
  });
  return { held: found.map(({ file }) => file), holds: found.map(({ hold }) => hold) };
}

/**
 * What holds back the list in the temporary tables: a sentence where nobody can accept it, the reasons where a person can;
 * null where nothing does. `emptied` are states whose empty file was accepted.
 */
export async function checkStage(
  trx: Database,
  head: ListHead,
  { accept, emptied }: { accept: readonly HoldReason[]; emptied: readonly string[] },
): Promise<string | Hold[] | null> {
  const older = await findOlder(trx, head);
  if (older) return older;
  if (emptied.length === 0 && (await countRows(trx)) === 0)
    return 'A lista não tem nenhum imóvel que se possa ler.';
  const { source } = head;
  const { listed, unread } = await countByState(trx);
  const scope = head.scope.filter((uf) => !emptied.includes(uf));
  const holds = [
    ...(await findShrink(trx, { source, scope }, listed)),
    ...(head.scope.length > 0 ? findManyUnread(listed, unread) : []),
    ...(await findMisfits(trx)),
    ...(await findBlank(trx, source.code)),
  ].filter(({ reason }) => !accept.includes(reason));
  return holds.length > 0 ? holds : null;
}

/** What a person should know of a list that is taken: states that it leaves out, and those of which nothing is called gone. */
export async function findNotes(
  trx: Database,
  { source, scope }: ListHead,
  heldStates: readonly string[],
): Promise<string[]> {
  const named = [...scope, ...heldStates];
  const notes: string[] = [];
  if (new Set(named).size > 1) {
    const { rows } = await sql<{ uf: string; n: number }>`
      select a.uf, count(*) as n from auctions a join sources s on s.id = a.source_id
      where s.code = ${source.code} and a.gone_since is null and not a.uf = any (${named}::text[])
      group by a.uf order by a.uf`.execute(trx);
    const missing = rows.map(({ uf, n }) => `${uf} (${number.format(n)} imóveis)`).join(', ');
    if (missing) notes.push(`Não vieram na entrega: ${missing}. Ficam como estavam.`);
  }
  const { rows } = await sql<{ uf: string | null; n: number }>`
    select uf, count(*) as n from unread_rows where code is null group by uf order by uf`.execute(trx);
  for (const { uf, n } of scope.length > 0 ? rows : [])
    notes.push(
      `${uf ?? 'Em toda a lista'}: ${number.format(n)} ${n > 1 ? 'linhas não dizem' : 'linha não diz'} de que imóvel ${n > 1 ? 'são' : 'é'}; por isso nenhum foi dado como fora da lista.`,
    );
  return notes;
}
