import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** Serves the files of the browser build in `folder`. Those under `/assets/` bear a hash, so they never change. */
export function serveBuiltFiles(app: FastifyInstance, folder: string): void {
  void app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${year}, immutable`),
  });
  for (const file of ['favicon.svg', 'robots.txt'])
    app.get(`/${file}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(file, folder),
    );
}
