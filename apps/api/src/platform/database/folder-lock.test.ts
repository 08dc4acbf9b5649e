import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { ensureFolder, FolderInUse, FolderUnusable, lockFolder, lockHolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockFolder', () => {
  test('refuses a second one until it is released', () => {
    const unlock = lockFolder(folder);
    expect(lockHolder(folder)).toBe(process.pid);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    unlock();
    expect(lockHolder(folder)).toBeNull();
    lockFolder(folder)();
  });

  test('takes over the lock of a dead process, and of one whose number was given out again', () => {
    const dead = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
    writeFileSync(join(folder, 'lock'), `${dead} 1`);
    lockFolder(folder)();
    writeFileSync(join(folder, 'lock'), `${process.pid} 1`);
    lockFolder(folder)();
  });

  test('takes over the lock of a killed process', async () => {
    const module = join(import.meta.dirname, 'folder-lock.ts');
    const script = `const { lockFolder } = await import(${JSON.stringify(module)}); lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => void holder.stdout.once('data', resolve));
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    const exited = new Promise((resolve) => void holder.once('exit', resolve));
    holder.kill('SIGKILL');
    await exited;
    lockFolder(folder)();
  });
});

describe('ensureFolder', () => {
  test('makes a folder with those that it lies in', () => {
    ensureFolder(join(folder, 'a/b'));
    expect(statSync(join(folder, 'a/b')).isDirectory()).toBe(true);
  });

  test.each([
    ['file', 'it is a file'],
    ['file/below', 'it lies in a file'],
  ])('[SAFE-37] says in one sentence why %s can not be written', (name, reason) => {
    writeFileSync(join(folder, 'file'), '');
    const path = join(folder, name);
    expect(() => ensureFolder(path)).toThrow(
      new FolderUnusable(`The data folder ${path} (DATA_DIR) can not be written: ${reason}.`),
    );
  });

  // Would hang otherwise: the file system reports an existing folder's new child as missing.
  test.runIf(existsSync('/proc/self'))('[SAFE-37] does so below a folder in which nothing is made', () => {
    for (const path of ['/proc/martelo', '/proc/martelo/data'])
      expect(() => ensureFolder(path)).toThrow(
        new FolderUnusable(
          `The data folder ${path} (DATA_DIR) can not be written: it can not be made there.`,
        ),
      );
  });
});
