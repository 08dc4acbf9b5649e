import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

import type { InputFile } from './input-file.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { isArchiveName, isListName } from './list-name.ts';
import { readArchive } from './read-archive.ts';
import { readChunks, refuseLarger } from './unpack.ts';
import { toUnreadable } from './unreadable-input.ts';

/**
 * The lists behind paths: files (`.csv`, `.jsonl`, `.json`, each also `.gz`), folders with all below them in order of
 * name, and `.tar`, `.tar.gz`, `.tgz` archives. A path given by name is read whatever its ending; inside folders and
 * archives only lists are. Their content can be read, also again, until `use` is done; what an archive holds is copied
 * to a temporary folder for that. Throws UnreadableInput.
 */
export async function withInputs<Result>(
  paths: readonly string[],
  use: (files: AsyncIterable<InputFile>) => Promise<Result>,
  limits: Limits = defaultLimits,
): Promise<Result> {
  let copies: string | undefined;
  const folder = () => (copies ??= mkdtempSync(join(tmpdir(), 'martelo-ingest-')));
  try {
    return await use(readPaths(paths, limits, folder));
  } finally {
    if (copies) rmSync(copies, { recursive: true, force: true });
  }
}

async function* readPaths(paths: readonly string[], limits: Limits, folder: () => string) {
  for (const path of paths) {
    try {
      yield* readPath(path, basename(path), limits, folder);
    } catch (error) {
      throw toUnreadable(path, error);
    }
  }
}

async function* readPath(
  path: string,
  name: string,
  limits: Limits,
  folder: () => string,
): AsyncGenerator<InputFile> {
  const found = await stat(path);
  if (found.isDirectory()) {
    yield* readFolder(path, name, limits, folder);
  } else if (isArchiveName(path)) {
    yield* readArchive(path, name, limits, folder);
  } else {
    refuseLarger(name, found.size, limits);
    yield { name, chunks: () => readChunks(path, path, limits) };
  }
}

async function* readFolder(
  path: string,
  name: string,
  limits: Limits,
  folder: () => string,
): AsyncGenerator<InputFile> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const inside = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .filter((listed) => isListName(listed) || isArchiveName(listed))
    .sort();
  for (const listed of inside) {
    try {
      yield* readPath(join(path, listed), `${name}/${listed}`, limits, folder);
    } catch (error) {
      throw toUnreadable(join(path, listed), error);
    }
  }
}
