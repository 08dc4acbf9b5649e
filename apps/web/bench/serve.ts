import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

interface Served {
  address: string;
  /** Resolves once the server has ended and its data are gone. */
  stop: () => Promise<void>;
}

/** Builds the site where its sources changed, and starts the real server on demonstration data of its own. */
export async function serve(): Promise<Served> {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/ci/build-if-stale.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error('The site did not build, so there is no page to measure. Run pnpm build to see why.');

  const folder = mkdtempSync(join(tmpdir(), 'martelo-bench-page-'));
  const { DATABASE_URL: _none, ...env } = process.env;
  const server = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', REQUESTS_PER_MINUTE: '1000000' },
  });
  const ended = new Promise<never>((_resolve, reject) =>
    server.once('exit', (code) => {
      rmSync(folder, { recursive: true, force: true });
      reject(new Error(`The server ended with code ${code} before it listened.`));
    }),
  );
  const port = new Promise<string>((resolve) =>
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /localhost:(\d+)/.exec(text)?.[1];
      if (found) resolve(found);
    }),
  );
  const address = `http://127.0.0.1:${await Promise.race([port, ended])}`;
  return {
    address,
    async stop() {
      server.kill('SIGTERM');
      await ended.catch(() => undefined);
    },
  };
}
