import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';

import { developmentSecurity } from '../platform/http/content-security.ts';
import { developmentStyles } from './development-styles.ts';
import type { Site } from './render-page.ts';
import type { Assets, ServerEntry } from './server-entry.ts';

const web = join(import.meta.dirname, '../../../web');
const serverEntry = '/src/bootstrap/entry-server.tsx';

/** Vite sends modules one by one as the browser requests them, so a page names the first alone. */
const assets: Assets = {
  entry: '/src/dev/entry-client.ts',
  filesOf: () => ({ styles: null, modules: [] }),
  fonts: [],
};

/** The web app from its sources: a changed component is updated in the open page, without a build. */
export async function loadDevelopmentSite(clock: () => Date): Promise<Site> {
  const vite = await createServer({
    root: web,
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true },
  });

  function serveFiles(app: FastifyInstance) {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api/')) return done();
      vite.middlewares(request.raw, reply.raw, done);
    });
    app.addHook('preClose', () => vite.close());
  }

  return {
    serveFiles,
    security: developmentSecurity,
    varyKey: null,
    async renderPage(request) {
      try {
        const { createRenderer } = (await vite.ssrLoadModule(serverEntry)) as ServerEntry;
        const page = await createRenderer({ clock, assets })(request);
        const styles = await developmentStyles(vite, serverEntry);
        return { ...page, body: page.body.replace('</head>', () => `${styles}</head>`) };
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        console.error(error);
        throw error;
      }
    },
  };
}
