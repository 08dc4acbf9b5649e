import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { contentSecurity } from '../platform/http/content-security.ts';
import { serveBuiltFiles } from './built-files.ts';
import type { Site } from './render-page.ts';
import type { ServerEntry } from './server-entry.ts';

const built = join(import.meta.dirname, '../../../web/dist');

/** The built web app, or null where it was not built. */
export async function loadSite(clock: () => Date): Promise<Site | null> {
  const entry = join(built, 'server/entry-server.js');
  if (!existsSync(entry)) return null;
  const { createRenderer, varyKey, readAssets } = (await import(pathToFileURL(entry).href)) as ServerEntry;
  const client = join(built, 'client');
  return {
    renderPage: createRenderer({ clock, assets: readAssets(client) }),
    varyKey,
    serveFiles: (app) => serveBuiltFiles(app, client),
    security: contentSecurity,
  };
}
