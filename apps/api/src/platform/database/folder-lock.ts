import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder belongs to a running process. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  readonly folder: string;
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}: one process at a time may open it.`);
    this.folder = folder;
    this.pid = pid;
  }
}

/** Nothing can be written into the folder; the message is one sentence. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable';
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOENT: 'it can not be made there',
  ENOSPC: 'its disk is full',
  EEXIST: 'it is a file',
  ENOTDIR: 'it lies in a file',
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** In place of `recursive`, which loops forever where a folder is refused as missing: below `/proc`. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
}

/** Makes the folder where it is missing, or throws FolderUnusable. */
export function ensureFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new FolderUnusable(
      `The data folder ${folder} (DATA_DIR) can not be written: ${reasons[code] ?? message}.`,
      { cause },
    );
  }
}

/** Identifies a running process: a pid alone is reused after a restart. */
const identity = (pid: number): string | null => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${pid} ${started}`;
  } catch {
    return `${pid}`;
  }
};

/** The process that holds the folder now, or null. */
export function lockHolder(folder: string): number | null {
  try {
    const held = readFileSync(join(folder, 'lock'), 'utf8').trim();
    const pid = Number(held.split(' ')[0]);
    return pid && identity(pid) === held ? pid : null;
  } catch {
    return null;
  }
}

/** Locks the folder for this process or throws FolderInUse. A dead process's lock is taken over. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const own = join(folder, `lock.${process.pid}`);
  const mine = identity(process.pid) ?? `${process.pid}`;
  writeFileSync(own, mine, { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(own, path);
        break;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = lockHolder(folder);
      if (holder !== null) throw new FolderInUse(folder, holder);
      const stale = join(folder, `lock.stale.${process.pid}`);
      renameSync(path, stale);
      // Between the check and the rename another process may have taken over: put its lock back.
      const taken = readFileSync(stale, 'utf8').trim();
      const takenPid = Number(taken.split(' ')[0]);
      if (takenPid && identity(takenPid) === taken) {
        linkSync(stale, path);
        rmSync(stale);
        throw new FolderInUse(folder, takenPid);
      }
      rmSync(stale);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(path, { force: true });
}
