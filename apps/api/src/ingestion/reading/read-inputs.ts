import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import type { ListFile } from '../listed-auction.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { isArchiveName, isListName } from './list-name.ts';
import { readArchive } from './read-archive.ts';
import { refuseLarger, unpack } from './unpack.ts';
import { toUnreadable } from './unreadable-input.ts';

/**
 * The lists behind paths: files (`.csv`, `.jsonl`, `.json`, each also `.gz`), folders with all below them in order of
 * name, and `.tar`, `.tar.gz`, `.tgz` archives. A path given by name is read whatever its ending; inside folders and
 * archives only lists are. Throws UnreadableInput.
 */
export async function* readInputs(
  paths: readonly string[],
  limits: Limits = defaultLimits,
): AsyncGenerator<ListFile> {
  for (const path of paths) {
    try {
      yield* readPath(path, basename(path), limits);
    } catch (error) {
      throw toUnreadable(path, error);
    }
  }
}

async function* readPath(path: string, name: string, limits: Limits): AsyncGenerator<ListFile> {
  const found = await stat(path);
  if (found.isDirectory()) {
    yield* readFolder(path, name, limits);
  } else if (isArchiveName(path)) {
    yield* readArchive(path, name, limits);
  } else {
    refuseLarger(name, found.size, limits);
    yield { name, bytes: await unpack(name, await readFile(path), limits) };
  }
}

async function* readFolder(folder: string, name: string, limits: Limits): AsyncGenerator<ListFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => isListName(path) || isArchiveName(path))
    .sort();
  for (const path of inside) {
    try {
      yield* readPath(join(folder, path), `${name}/${path}`, limits);
    } catch (error) {
      throw toUnreadable(join(folder, path), error);
    }
  }
}
