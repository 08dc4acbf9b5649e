import { isUtf8 } from 'node:buffer';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError, messages } from './errors.ts';
import { isDeeper } from './json-depth.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes of JSON that the call accepts, where that is less than its body may have. */
    jsonLimit?: number;
  }
}

/** The deepest body of the document has five levels. */
const maxLevels = 32;

const signed = new WeakMap<FastifyRequest, Buffer>();

/** The raw bytes of a signed JSON body: the signature is of these, not of the parsed value. */
export const signedBody = (request: FastifyRequest): Buffer => signed.get(request) ?? Buffer.alloc(0);

/** Reads JSON that is nested no deeper than documents are, and keeps the raw bytes of signed requests. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.headers['x-signature'] !== undefined) signed.set(request, bytes);
    // If decoded anyway, letters of another encoding would be lost silently.
    if (!isUtf8(bytes)) return done(new HttpError(400, messages.notUtf8));
    if (isDeeper(bytes, maxLevels)) return done(new HttpError(422, messages.invalid));
    if (bytes.length > (request.routeOptions.config.jsonLimit ?? Infinity))
      return done(new HttpError(413, messages.tooLarge));
    return parse(request, bytes.toString('utf8'), done);
  });
}
