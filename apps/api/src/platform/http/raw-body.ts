import { isUtf8 } from 'node:buffer';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError, messages } from './errors.ts';
import { isDeeper } from './json-depth.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes of JSON that the call reads at once, where that is less than its body may have. */
    jsonLimit?: number;
  }
}

/** The deepest body of the document has five. */
const maxLevels = 32;

const signed = new WeakMap<FastifyRequest, Buffer>();

/** The bytes of a signed JSON body, as they came: what is signed is not what was read from it. */
export const signedBody = (request: FastifyRequest): Buffer => signed.get(request) ?? Buffer.alloc(0);

/** Reads JSON that is nested no deeper than documents are, and keeps the bytes of requests that bring a signature. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.headers['x-signature'] !== undefined) signed.set(request, bytes);
    // Decoded all the same, letters of another encoding would be lost without a word.
    if (!isUtf8(bytes)) return done(new HttpError(400, messages.notUtf8));
    if (isDeeper(bytes, maxLevels)) return done(new HttpError(422, messages.invalid));
    if (bytes.length > (request.routeOptions.config.jsonLimit ?? Infinity))
      return done(new HttpError(413, messages.tooLarge));
    return parse(request, bytes.toString('utf8'), done);
  });
}
