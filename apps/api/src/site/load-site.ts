import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RenderPage, Site } from './render-page.ts';

const built = join(import.meta.dirname, '../../../web/dist');

/** The built web app, or null where it was not built. */
export async function loadSite(clock: () => Date): Promise<Site | null> {
  const entry = join(built, 'server/entry-server.js');
  if (!existsSync(entry)) return null;
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as {
    createRenderer: (options: { clock: () => Date; manifestPath: string }) => RenderPage;
  };
  return {
    renderPage: createRenderer({ clock, manifestPath: join(built, 'client/.vite/manifest.json') }),
    assets: join(built, 'client'),
  };
}
