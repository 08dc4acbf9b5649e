import type { FastifyInstance } from 'fastify';

import { notFound } from '../http/errors.ts';
import { drawIllustration, illustrationKinds } from './illustration.ts';

const year = 31_536_000;

/** Serves the drawn pictures; the address says kind and seed, so that each stays the same for ever. */
export function pictureRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/auctions-images/illustrations/:file', async ({ params }, reply) => {
    const [, kind, seed] = /^([a-z]+)-([A-Za-z0-9]{1,60})\.svg$/.exec(params.file) ?? [];
    const known = illustrationKinds.find((name) => name === kind);
    if (!known || !seed) throw notFound('Imagem não encontrada.');
    return reply
      .header('cache-control', `public, max-age=${year}, immutable`)
      .type('image/svg+xml; charset=utf-8')
      .send(drawIllustration(known, seed));
  });
}
