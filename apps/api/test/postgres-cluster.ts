import { execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

export interface Cluster {
  /** The address of a database of this cluster. */
  urlOf: (database: string) => string;
  stop: () => void;
}

const patience = 30_000;

const findBinaries = (): string | null => {
  try {
    return dirname(execFileSync('which', ['initdb'], { encoding: 'utf8' }).trim());
  } catch {
    return globSync('/usr/{lib,local}/{postgresql,pgsql}/*/bin').sort().at(-1) ?? null;
  }
};

/** PostgreSQL refuses to run as root, so root lends it another user. */
const runAs = (): { uid: number; gid: number } | object => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : {};
};

/**
 * Starts a PostgreSQL of its own in a temporary folder, reached by a socket there; null where none is installed. `settings`
 * are `name=value`.
 */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster | null> {
  const binaries = findBinaries();
  if (!binaries) return null;
  const folder = mkdtempSync(join(tmpdir(), 'martelo-pg-'));
  const user = runAs();
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, stdio: 'ignore', cwd: folder } as const;
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'martelo', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=60',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    options,
  );
  const urlOf = (database: string) =>
    `postgres://martelo@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const isReady = async () => {
    const client = new Client(urlOf('postgres'));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  };
  const deadline = Date.now() + patience;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL in ${folder} does not answer (exit code ${server.exitCode}).`);
    await delay(50);
  }
  return {
    urlOf,
    stop: () => {
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      server.kill('SIGQUIT');
    },
  };
}
