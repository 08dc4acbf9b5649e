import { statfsSync } from 'node:fs';

import type { Settings } from '../platform/config/settings.ts';
import {
  connectPostgres,
  type Fill,
  noWait,
  type OpenDatabase,
  startEmbedded,
} from '../platform/database/database.ts';
import { FolderInUse, FolderUnusable } from '../platform/database/folder-lock.ts';
import { ensureSocketFits } from '../platform/database/folder-socket.ts';
import { DatabaseUnreachable, type Wait } from '../platform/database/until-reachable.ts';
import { fillPlaces } from './places/fill-places.ts';
import { placeKnownAuctions } from './search/place-known-auctions.ts';

/** What a migrated database is filled with: the municipalities of today, and the places of what it holds. */
export const fill: Fill = async (database) => {
  await fillPlaces(database);
  await placeKnownAuctions(database, new Date());
};

/** PostgreSQL as `connectPostgres` opens it, with the municipalities of today. */
export const openPostgres = (
  url: string,
  readUrl: string | null = null,
  wait: Wait = noWait,
): Promise<OpenDatabase> => connectPostgres(fill, url, readUrl, wait);

/** PGlite as `startEmbedded` opens it, with the municipalities of today. */
export const openEmbedded = (folder?: string, start?: Blob): Promise<OpenDatabase> =>
  startEmbedded(fill, folder, start);

/**
 * The database that the settings name can not be used; the message is one sentence for the person who starts the
 * program.
 */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

const insufficientPrivilege = '42501';

function whyNotPostgres({ code, message, cause }: NodeJS.ErrnoException): string {
  const { code: deeper } = (cause ?? {}) as { code?: unknown };
  const advice =
    code === insufficientPrivilege || deeper === insufficientPrivilege
      ? ' Its user must own the database and its tables: see docs/operating.md.'
      : '';
  return `The database of DATABASE_URL can not be used: ${message || code}.${advice}`;
}

/** Below this PostgreSQL can't even write the WAL of one migration. */
const tooFewBytes = 64_000_000;

/** The embedded database fails silently on a full disk. */
function whyNotFolder(error: NodeJS.ErrnoException, dataDir: string): string {
  const { bavail, bsize } = statfsSync(dataDir);
  const reason =
    bavail * bsize < tooFewBytes ? 'its disk is full' : error.message || error.code || error.name;
  return `The data folder ${dataDir} (DATA_DIR) can not be used: ${reason}.`;
}

interface HowToOpen {
  readUrl?: string | null;
  wait?: Wait;
}

/**
 * PostgreSQL or the folder, as the settings say. Throws DatabaseUnreachable, DatabaseUnusable, FolderUnusable, and
 * FolderInUse for a folder that another process has.
 */
export async function openConfigured(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { readUrl = null, wait = noWait }: HowToOpen = {},
): Promise<OpenDatabase> {
  try {
    if (databaseUrl) return await openPostgres(databaseUrl, readUrl, wait);
    ensureSocketFits(dataDir);
    return await openEmbedded(dataDir);
  } catch (cause) {
    const isReported = [FolderInUse, FolderUnusable, DatabaseUnreachable].some(
      (kind) => cause instanceof kind,
    );
    if (isReported) throw cause;
    const error = cause as NodeJS.ErrnoException;
    throw new DatabaseUnusable(databaseUrl ? whyNotPostgres(error) : whyNotFolder(error, dataDir), { cause });
  }
}
