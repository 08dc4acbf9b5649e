import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';

import { socketIn } from '../platform/database/folder-socket.ts';
import type { IngestCommand } from './parse-ingest-command.ts';
import type { IngestResult } from '../catalogue/ingestion/ingest-result.ts';
import type { SalesResult } from '../catalogue/sales/import-sales.ts';
import type { SalesWork } from './sales-command.ts';
import type { RunsResult, RunsWork } from './undo-command.ts';

/** Messages between the command and the server that holds the embedded folder, a JSON line each. */
export type Message =
  | { progress: { done: number; total: number; what: string } }
  | { result: IngestResult | RunsResult | SalesResult }
  | { failure: { name: string; message: string } };

export type Work = Omit<IngestCommand, 'json'> | RunsWork | SalesWork;
type Report = (message: Message) => void;

/**
 * The process that holds the folder did not accept the work, or did not finish it; the message is for the command's
 * user.
 */
export class HandOverFailed extends Error {
  override readonly name = 'HandOverFailed';
}

const notReceived = (cause: Error) =>
  new HandOverFailed(
    'Outro processo tem a pasta de dados aberta e não recebe listas agora: está iniciando ou terminando. Repita o comando em instantes.',
    { cause },
  );
export const cutOff = (cause?: Error) =>
  new HandOverFailed(
    'O servidor parou antes de responder. `npm run ingest -- runs` mostra se a lista entrou; se não entrou, nada foi mudado: repita o comando.',
    { cause },
  );

/**
 * Lets `pnpm ingest` hand its lists to this process, which alone may write to the embedded folder. It listens on a
 * socket in that folder that only its owner may open, not on the network. The returned function stops accepting lists
 * and resolves when those under way have their answers.
 */
export function listenForLists(
  folder: string,
  act: (work: Work, report: Report) => Promise<void>,
): () => Promise<void> {
  const path = socketIn(folder);
  rmSync(path, { force: true });
  const server = createServer(async (incoming, outgoing) => {
    // A connection left open for further lists would delay a shutdown.
    outgoing.setHeader('connection', 'close');
    const report: Report = (message) => outgoing.write(`${JSON.stringify(message)}\n`);
    try {
      // A character can stand in two chunks.
      incoming.setEncoding('utf8');
      let text = '';
      for await (const chunk of incoming) text += chunk;
      await act(JSON.parse(text) as Work, report);
    } catch (error) {
      const { name, message } = error as Error;
      report({ failure: { name, message } });
    }
    outgoing.end();
  });
  const previous = process.umask(0o177);
  const restore = () => process.umask(previous);
  server.once('listening', restore).once('error', restore);
  server.on('error', ({ message }) =>
    console.error(`No list can be handed over to the server in ${folder} (DATA_DIR): ${message}.`),
  );
  server.listen(path);
  return async () => {
    rmSync(path, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Hands the work to the process that holds the folder and reports its answers. */
export async function handOver(folder: string, work: Work, report: Report): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const call = request({ socketPath: socketIn(folder), path: '/', method: 'POST' }, (answer) => {
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) report(JSON.parse(line) as Message);
      });
      answer.on('end', resolve);
      answer.on('error', (cause) => reject(cutOff(cause)));
    });
    call.on('error', (cause: NodeJS.ErrnoException) => {
      const noListener = cause.code === 'ENOENT' || cause.code === 'ECONNREFUSED';
      reject(noListener ? notReceived(cause) : cutOff(cause));
    });
    call.end(JSON.stringify(work));
  });
}
