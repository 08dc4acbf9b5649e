import type { FastifyInstance, FastifyRequest } from 'fastify';

const signed = new WeakMap<FastifyRequest, Buffer>();

/** The bytes of a signed JSON body, as they came: what is signed is not what was read from it. */
export const signedBody = (request: FastifyRequest): Buffer => signed.get(request) ?? Buffer.alloc(0);

/** Reads JSON as ever, and keeps the bytes of requests that bring a signature. */
export function keepSignedBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.headers['x-signature'] !== undefined) signed.set(request, bytes);
    return parse(request, bytes.toString('utf8'), done);
  });
}
