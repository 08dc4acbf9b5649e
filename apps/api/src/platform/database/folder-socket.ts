import { join } from 'node:path';

import { FolderUnusable } from './folder-lock.ts';

/** Where the process that holds the embedded folder listens for the lists of commands. */
export const socketIn = (folder: string): string => join(folder, 'ingest.sock');

/** Bytes that the system allows in a socket's path. */
const maxBytes = process.platform === 'linux' ? 107 : 103;

/** Throws FolderUnusable where the folder's path leaves no room for its socket. */
export function ensureSocketFits(folder: string): void {
  const tooMany = Buffer.byteLength(socketIn(folder)) - maxBytes;
  if (tooMany > 0)
    throw new FolderUnusable(
      `The data folder ${folder} (DATA_DIR) can not be used: its path is ${tooMany} bytes too long for a socket in it.`,
    );
}
