import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface VariantStore {
  /** Null where it is not stored. */
  read: (name: string) => Promise<Buffer | null>;
  /** Never fails: a picture that can't be stored is made again. */
  write: (name: string, bytes: Buffer) => Promise<void>;
}

const anHour = 3_600_000;
/** A sweep leaves at most this share of the bound, and the next runs before the rest is filled. */
const swept = 0.9;

interface StoredFile {
  path: string;
  bytes: number;
  readAt: number;
}

async function listStored(folder: string): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    // Another process may have deleted it meanwhile.
    const found = await stat(path).catch(() => null);
    if (found) stored.push({ path, bytes: found.size, readAt: found.mtimeMs });
  }
  return stored;
}

/**
 * Files of a folder that several processes share, at most `maxBytes` of them: the least recently read are deleted
 * first. Their modification times record the last read, to the hour.
 */
export function variantStore(
  folder: string,
  maxBytes: number,
  report: (error: unknown) => void = () => {},
): VariantStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  // The first write after a start lists the files that exist.
  let writtenSince = maxBytes;
  let sweeping: Promise<void> | null = null;

  const sweep = async () => {
    const stored = await listStored(folder);
    let bytes = stored.reduce((sum, one) => sum + one.bytes, 0);
    for (const one of stored.toSorted((a, b) => a.readAt - b.readAt)) {
      if (bytes <= maxBytes * swept) return;
      await rm(one.path, { force: true });
      bytes -= one.bytes;
    }
  };

  return {
    async read(name) {
      const file = await open(pathOf(name), 'r').catch(() => null);
      if (!file) return null;
      try {
        const bytes = await file.readFile();
        const now = new Date();
        const { mtimeMs } = await file.stat();
        if (now.getTime() - mtimeMs > anHour) await file.utimes(now, now).catch(() => {});
        return bytes;
      } catch (error) {
        report(error);
        return null;
      } finally {
        await file.close();
      }
    },

    async write(name, bytes) {
      try {
        const path = pathOf(name);
        await mkdir(join(path, '..'), { recursive: true });
        const half = `${path}.${randomUUID()}`;
        await writeFile(half, bytes);
        await rename(half, path);
        writtenSince += bytes.length;
        if (writtenSince < maxBytes * (1 - swept)) return;
        writtenSince = 0;
        await (sweeping ??= sweep().finally(() => {
          sweeping = null;
        }));
      } catch (error) {
        report(error);
      }
    },
  };
}
