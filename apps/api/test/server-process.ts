import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../src/main.ts');

export interface ServerProcess {
  url: string;
  pid: number;
  /** Its output so far, including the log. */
  said: () => string;
  /** Stops it and waits for its exit: 'SIGTERM' lets it close, 'SIGKILL' does not. Returns its exit code. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/**
 * The server as `npm start` runs it, in production's settings, on a database and a free port; no web app, no
 * demonstration.
 */
export async function startServerProcess(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-server-'));
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    // Searched only until it is found: reading the whole log at every line would slow a benchmark of the server.
    let found = false;
    const listen = (chunk: Buffer) => {
      said.push(chunk.toString());
      if (found) return;
      const port = /Martelo: http:\/\/localhost:(\d+)/.exec(said.join(''))?.[1];
      if (!port) return;
      found = true;
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(([code]) => reject(new Error(`The server ended with ${code}: ${said.join('')}`)));
  });
  return {
    url,
    pid: child.pid!,
    said: () => said.join(''),
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
