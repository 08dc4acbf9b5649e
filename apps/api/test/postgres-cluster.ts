import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

export interface Cluster {
  /** The address of a database of this cluster. */
  urlOf: (database: string) => string;
  /** Ends the server: 'SIGINT' has it refuse new work and close, 'SIGKILL' prevents any cleanup. */
  halt: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  /** Starts a stopped server again, on its data. */
  resume: () => Promise<void>;
  /** A second server that follows this one as it is written to and can be read alone. */
  standby: () => Promise<Cluster>;
  /** A server of its own on a base backup of this one. */
  copy: () => Promise<Cluster>;
  /** Ends the server for good. */
  stop: () => void;
}

const timeoutMs = 30_000;

const findBinaries = (): string | null => {
  try {
    return dirname(realpathSync(execFileSync('which', ['initdb'], { encoding: 'utf8' }).trim()));
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

interface Place {
  binaries: string;
  /** Holds the socket, and the server's files in `data`. */
  folder: string;
  options: { uid?: number; gid?: number; stdio: 'ignore'; cwd: string };
  settings: readonly string[];
}

function makePlace(binaries: string, settings: readonly string[]): Place {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-pg-'));
  const user = runAs();
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  return { binaries, folder, settings, options: { ...user, stdio: 'ignore', cwd: folder } };
}

const urlIn = (folder: string, database: string) =>
  `postgres://martelo@localhost/${database}?host=${encodeURIComponent(folder)}`;

async function answers(folder: string): Promise<boolean> {
  const client = new Client(urlIn(folder, 'postgres'));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function startServer({ binaries, folder, options, settings }: Place): Promise<ChildProcess> {
  const all = ['listen_addresses=', 'fsync=off', 'max_connections=120', ...settings];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, 'data'), '-k', folder, ...all.flatMap((setting) => ['-c', setting])],
    options,
  );
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(folder))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL in ${folder} does not answer (exit code ${server.exitCode}).`);
    await delay(50);
  }
  return server;
}

function backUp({ binaries, folder, settings }: Place, more: readonly string[]): Place {
  const other = makePlace(binaries, settings);
  const from = ['-h', folder, '-U', 'martelo', '-D', join(other.folder, 'data')];
  const how = ['--wal-method=stream', '--checkpoint=fast', '--no-sync', ...more];
  execFileSync(join(binaries, 'pg_basebackup'), [...from, ...how], other.options);
  return other;
}

/** Where one of PostgreSQL's programs is. */
export const postgresCommand = (name: string): string => join(findBinaries() ?? '', name);

async function runIn(place: Place): Promise<Cluster> {
  const { folder } = place;
  let server = await startServer(place);
  return {
    urlOf: (database) => urlIn(folder, database),
    async halt(signal) {
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
    async resume() {
      server = await startServer(place);
    },
    standby: async () => runIn(backUp(place, ['--write-recovery-conf'])),
    copy: async () => runIn(backUp(place, [])),
    stop: () => {
      const remove = () => rmSync(folder, { recursive: true, force: true });
      if (server.exitCode !== null || server.signalCode !== null) return remove();
      server.once('exit', remove);
      server.kill('SIGQUIT');
    },
  };
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, reached by a socket there; null where none is installed.
 * `settings` are `name=value`.
 */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster | null> {
  const binaries = findBinaries();
  if (!binaries) return null;
  const place = makePlace(binaries, settings);
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(place.folder, 'data'), '-U', 'martelo', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    place.options,
  );
  return runIn(place);
}
