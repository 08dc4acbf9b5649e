import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { SingleBar } from 'cli-progress';

import { openEmbedded, openPostgres } from './database/database.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { handOver, type Message } from './ingestion/hand-over.ts';
import { ingest, type IngestResult } from './ingestion/ingest.ts';
import { type IngestCommand, parseCommand } from './ingestion/run-command.ts';
import { listSources } from './ingestion/sources/index.ts';
import { readSettings } from './settings.ts';

// A list passes through once, row by row: a larger young generation would only keep what is long done with.
setFlagsFromString('--semi-space-growth-factor=1');

const exitCodes = { taken: 0, failed: 1, wrongUsage: 2, held: 3 } as const;

function printSummary(result: IngestResult): string {
  const number = new Intl.NumberFormat('pt-BR');
  const lines = [
    `${result.source}, lista de ${result.listDate ?? 'data não informada'}: ${number.format(result.rows)} imóveis em ${number.format(result.seconds)} s`,
    `  novos ${number.format(result.new)} · alterados ${number.format(result.changed)} · iguais ${number.format(result.unchanged)} · fora da lista ${number.format(result.gone)} · de volta ${number.format(result.returned)}`,
    `  preços: ${number.format(result.priceDown)} baixaram, ${number.format(result.priceUp)} subiram · modalidade mudou em ${number.format(result.modalityChanged)}`,
    ...result.rejected.map(({ file, line, reason }) => `  recusada ${file}:${line}: ${reason}`),
  ];
  if (result.held) lines.push(`  RETIDA: ${result.held}`);
  return lines.join('\n');
}

/** A bar on a terminal that somebody looks at; nothing where the output goes to a program. */
function progressBar({ json }: IngestCommand) {
  if (json || !process.stderr.isTTY) return { show: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: '{what} [{bar}] {percentage}% · {value}/{total} · {eta} s',
    hideCursor: true,
    stream: process.stderr,
  });
  let started = false;
  return {
    show: (done: number, total: number, what: string) => {
      if (!started) bar.start(total, done, { what });
      started = true;
      bar.setTotal(total);
      bar.update(done, { what });
    },
    stop: () => bar.stop(),
  };
}

async function run(command: IngestCommand): Promise<IngestResult> {
  const settings = readSettings(process.env);
  const paths = command.paths.map((path) => resolve(process.env['INIT_CWD'] ?? '.', path));
  const bar = progressBar(command);
  try {
    const opened = settings.databaseUrl
      ? await openPostgres(settings.databaseUrl)
      : await openEmbedded(settings.dataDir);
    try {
      const source = listSources.find(({ code }) => code === command.source)!;
      return await ingest(opened.work.database, {
        ...command,
        paths,
        source,
        now: new Date(),
        progress: bar.show,
      });
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return await handToServer(settings.dataDir, { ...command, paths }, bar.show);
  } finally {
    bar.stop();
  }
}

async function handToServer(
  folder: string,
  command: IngestCommand,
  show: (done: number, total: number, what: string) => void,
): Promise<IngestResult> {
  let last: Message | undefined;
  await handOver(folder, command, (message) => {
    last = message;
    if ('progress' in message) show(message.progress.done, message.progress.total, message.progress.what);
  });
  if (last && 'result' in last) return last.result;
  if (last && 'failure' in last)
    throw Object.assign(new Error(last.failure.message), { name: last.failure.name });
  throw new Error('O servidor parou antes de terminar; a lista não foi recebida.');
}

try {
  const command = parseCommand(process.argv.slice(2));
  const result = await run(command);
  console.log(command.json ? JSON.stringify(result) : printSummary(result));
  process.exitCode = result.held ? exitCodes.held : exitCodes.taken;
} catch (error) {
  const { name, message, stack } = error as Error;
  const expected = ['WrongUsage', 'WrongSetting', 'UnreadableInput', 'UndatedList'].includes(name);
  console.error(expected ? message : stack);
  process.exitCode = name === 'WrongUsage' ? exitCodes.wrongUsage : exitCodes.failed;
}
