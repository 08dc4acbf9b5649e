import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../api/test/validating-server.ts');
const laterClock = join(import.meta.dirname, 'later-clock.mjs');

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const ended = (server: ChildProcess) =>
  server.exitCode === null
    ? new Promise<void>((resolve) => server.once('exit', () => resolve()))
    : Promise.resolve();

/** The real server for one test alone, whose clock can be put ahead. */
export async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-e2e-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _none, ...env } = process.env;
  const server = spawn(process.execPath, ['--import', laterClock, main], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...env,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      REQUESTS_PER_MINUTE: '100000',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      TRUST_PROXY: '127.0.0.1',
    },
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server of this test ended as it started.');
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }

  /** Its answers are validated like those of the flows' common server. */
  async function expectSoundAnswers() {
    const checked = (await (await fetch(`${origin}/judged`)).json()) as { problems: string[] };
    if (checked.problems.length > 0) throw new Error([...new Set(checked.problems)].join('\n'));
  }

  return {
    origin,
    async setClockAhead(milliseconds: number): Promise<void> {
      server.send(milliseconds);
      await once(server, 'message');
    },
    async close(): Promise<void> {
      if (server.exitCode === null) await expectSoundAnswers();
      server.kill('SIGTERM');
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type OwnServer = Awaited<ReturnType<typeof ownServer>>;
