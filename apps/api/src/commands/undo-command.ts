import { parseArgs } from 'node:util';

import { formatNumber } from '@martelo/domain/numbers';

import type { Database } from '../platform/database/database.ts';
import { tidy } from '../catalogue/ingestion/tidy.ts';
import { listSaleRuns, undoSales, type UndoneSales } from '../catalogue/sales/undo-sales.ts';
import { runsUsage, WrongUsage } from './usage.ts';
import { type ListedRun, listRuns } from '../catalogue/ingestion/undo/list-runs.ts';
import { undoList, type UndoOptions, type UndoResult } from '../catalogue/ingestion/undo/undo-list.ts';

/** What `pnpm ingest runs` and `pnpm ingest undo` run in the database. */
export type RunsWork = { work: 'runs' } | { work: 'undo'; run: string; reason: string | null };

export type RunsResult = { runs: ListedRun[] } | { undone: UndoResult } | { undoneSales: UndoneSales };

const maxReasonLength = 500;

/** Reads the command line after `pnpm ingest`; null where it imports a list. Throws WrongUsage. */
export function parseRunsCommand(args: readonly string[]): (RunsWork & { json: boolean }) | null {
  const given = args.filter((word) => word !== '--');
  if (given[0] !== 'runs' && given[0] !== 'undo') return null;
  try {
    const options = { json: { type: 'boolean', default: false }, reason: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: given, allowPositionals: true, options });
    const [work, run, ...more] = positionals;
    const { json, reason = null } = values;
    if (work === 'runs' && run === undefined && reason === null) return { work, json };
    if (work === 'undo' && run !== undefined && more.length === 0)
      return { work, run, reason: reason && reason.slice(0, maxReasonLength), json };
    throw new WrongUsage(runsUsage);
  } catch (cause) {
    if (cause instanceof WrongUsage) throw cause;
    throw new WrongUsage(runsUsage, { cause });
  }
}

const maxRuns = 30;

/** The latest lists and tables of ITBI, the newest first. */
async function listAllRuns(database: Database): Promise<ListedRun[]> {
  const runs = [...(await listRuns(database)), ...(await listSaleRuns(database))];
  return runs
    .toSorted((a, b) => Number(new Date(b.receivedAt)) - Number(new Date(a.receivedAt)))
    .slice(0, maxRuns);
}

/** Runs the command, in the process that has the database open. */
export async function doRunsWork(
  database: Database,
  work: RunsWork,
  { now, progress }: Pick<UndoOptions, 'now' | 'progress'>,
): Promise<RunsResult> {
  if (work.work === 'runs') return { runs: await listAllRuns(database) };
  const undoneSales = await undoSales(database, work.run, now);
  if (undoneSales) return { undoneSales };
  const options = { now, by: null, reason: work.reason, ...(progress && { progress }) };
  const undone = await undoList(database, work.run, options);
  await tidy(database);
  return { undone };
}

const time = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const statuses: Readonly<Record<string, string>> = {
  queued: 'na fila',
  running: 'em andamento',
  taken: 'recebida',
  held: 'retida',
  refused: 'recusada',
  failed: 'falhou',
};

function formatRun({ run, source, listDate, file, receivedAt, status, undoneAt, undoes }: ListedRun): string {
  const state =
    undoes && status === 'taken' ? `desfez ${undoes}` : undoneAt ? 'desfeita' : (statuses[status] ?? status);
  return `${run}  ${time.format(new Date(receivedAt))}  ${source}  ${listDate ?? 'sem data'}  ${file}  ${state}`;
}

/** The answer for people. */
export function formatRunsResult(result: RunsResult): string {
  if ('runs' in result)
    return result.runs.length === 0 ? 'Nenhuma lista foi recebida.' : result.runs.map(formatRun).join('\n');
  if ('undoneSales' in result) {
    const { file, sales, run } = result.undoneSales;
    return `Tabela de ITBI desfeita (${file}), execução ${run}: ${formatNumber(sales)} vendas a menos.`;
  }
  const { undone, restored, relisted, unlisted, withdrawn, partly, run } = result.undone;
  return [
    `Lista de ${undone.listDate} desfeita (${undone.fileName}), execução ${run}`,
    `  com os valores de antes ${formatNumber(restored)} · de volta à lista ${formatNumber(relisted)} · outra vez fora da lista ${formatNumber(unlisted)} · deixam de aparecer ${formatNumber(withdrawn)}`,
    ...(partly > 0
      ? [
          `  Em ${formatNumber(partly)} a descrição e as praças ficam até a próxima lista: a versão que a recebeu não guardou as de antes.`,
        ]
      : []),
  ].join('\n');
}
