import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { serveBuiltAssets } from './built-assets.ts';

const day = 86_400;

/** Files with a fixed address, and how long a browser may cache them. */
const files: Readonly<Record<string, number>> = {
  'favicon.svg': day,
  'manifest.webmanifest': day,
  'icon-192.png': day,
  'icon-512.png': day,
  'icon-maskable.png': day,
  'apple-touch-icon.png': day,
  'share-home.png': day,
  'share-leiloes.png': day,
  'martelo.webm': day,
  'martelo-video.svg': day,
  // A browser revalidates it on each visit, so that a corrected one arrives at once.
  'worker.js': 0,
};

/** Serves the files of the browser build in `folder`. */
export function serveBuiltFiles(app: FastifyInstance, folder: string): void {
  serveBuiltAssets(app, join(folder, 'assets'));
  void app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
  for (const [file, age] of Object.entries(files))
    app.get(`/${file}`, { config: { kind: 'file' } }, (_request, reply) =>
      reply.header('cache-control', `public, max-age=${age}`).sendFile(file),
    );
}
