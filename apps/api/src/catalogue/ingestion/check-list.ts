import { formatNumber } from '@martelo/domain/numbers';
import { sql } from 'kysely';

import { findBlank } from './find-blank.ts';
import { findMisfits } from './find-misfits.ts';
import type { Finding, QuarantineReason } from './quarantine.ts';
import { findManyUnread, findOlder, findShrink } from './quarantine-checks.ts';
import { countByState, countRows, type SettledList, type StagedFile } from './staged-list.ts';

const stay = (scope: readonly string[]) =>
  scope.length > 0 ? ` Os imóveis de ${scope.join(', ')} ficam como estavam.` : '';

/**
 * The files that go into quarantine by themselves, while the others of their list are imported: empty ones, and those
 * cut short.
 */
export function checkFiles(
  files: readonly StagedFile[],
  accept: readonly QuarantineReason[],
): { quarantined: StagedFile[]; findings: Finding[] } {
  const found = files.flatMap((file): { file: StagedFile; finding: Finding }[] => {
    const { name, scope, none } = file;
    if (none !== null && !accept.includes('empty'))
      return [{ file, finding: { reason: 'empty', sentence: `${name}: ${none}${stay(scope)}` } }];
    if (!file.isCut || accept.includes('truncated')) return [];
    const sentence = `${name}: está cortado, a última linha não chega ao fim.${stay(scope)}`;
    return [{ file, finding: { reason: 'truncated', sentence } }];
  });
  return { quarantined: found.map(({ file }) => file), findings: found.map(({ finding }) => finding) };
}

/** What is wrong with a list. */
export interface Check {
  /** Why it can't be imported, even if an admin accepts it. */
  refusal: string | null;
  /** Why a person must accept it first. */
  findings: Finding[];
}

/** Checks a staged list against what is known of its source; `accept` are reasons that a person has accepted. */
export async function checkList(list: SettledList, accept: readonly QuarantineReason[]): Promise<Check> {
  const refused = (refusal: string): Check => ({ refusal, findings: [] });
  const older = await findOlder(list, list.incoming);
  if (older) return refused(older);
  const { listed, unread } = await countByState(list);
  // States whose empty file was accepted.
  const emptied = new Set(list.files.flatMap(({ none, scope }) => (none === null ? [] : scope)));
  if (emptied.size === 0 && (await countRows(list)) === 0)
    return refused(
      unread.size === 0
        ? 'A lista não tem nenhum imóvel.'
        : 'A lista não tem nenhum imóvel que se possa ler.',
    );
  const scope = list.scope.filter((uf) => !emptied.has(uf));
  const findings = [
    ...(await findShrink({ ...list, scope }, listed)),
    ...findManyUnread(listed, unread),
    ...(await findMisfits(list)),
    ...(await findBlank(list)),
  ];
  return { refusal: null, findings: findings.filter(({ reason }) => !accept.includes(reason)) };
}

/** Notes on an imported list: states that it leaves out, and those of which nothing is delisted. */
export async function findNotes(
  { trx, sourceId, scope, unread }: SettledList,
  quarantined: readonly StagedFile[],
): Promise<string[]> {
  const named = [...scope, ...quarantined.flatMap((file) => file.scope)];
  const notes: string[] = [];
  if (new Set(named).size > 1) {
    const { rows } = await sql<{ uf: string; n: number }>`
      select a.uf, count(*) as n from auctions a
      where a.source_id = ${sourceId} and a.gone_since is null and not a.uf = any (${named}::text[])
      group by a.uf order by a.uf`.execute(trx);
    const missing = rows.map(({ uf, n }) => `${uf} (${formatNumber(n)} ${n === 1 ? 'imóvel' : 'imóveis'})`);
    if (missing.length > 0)
      notes.push(
        missing.length === 1
          ? `Não veio na entrega: ${missing[0]}. Fica como estava.`
          : `Não vieram na entrega: ${missing.join(', ')}. Ficam como estavam.`,
      );
  }
  const { rows } = await sql<{ uf: string | null; n: number }>`
    select uf, count(*) as n from ${unread} where code is null group by uf order by uf`.execute(trx);
  for (const { uf, n } of scope.length > 0 ? rows : [])
    notes.push(
      `${uf ?? 'Em toda a lista'}: ${formatNumber(n)} ${n > 1 ? 'linhas não dizem' : 'linha não diz'} de que imóvel ${n > 1 ? 'são' : 'é'}; por isso nenhum foi dado como fora da lista.`,
    );
  return notes;
}
