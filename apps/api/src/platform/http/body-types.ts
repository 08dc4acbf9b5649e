import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError, messages } from './errors.ts';

const typeOf = ({ headers }: FastifyRequest) => headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** The boundary of a form with files, if it is one (RFC 2046, 5.1.1). */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const [, quoted, bare] =
    /;\s{0,9}boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? '') ?? [];
  return quoted ?? bare;
}

/**
 * Refuses a body of a type that the operation does not document (415), before it is read, and a request with a required
 * body but no content type (400): nothing would validate it.
 */
export const expectTypes =
  (types: readonly string[], isRequired: boolean) => async (request: FastifyRequest) => {
    const type = typeOf(request);
    if (type === undefined && isRequired) throw new HttpError(400, messages.unreadable);
    if (type !== undefined && types.length > 0 && !types.includes(type))
      throw new HttpError(415, messages.unreadable);
  };

/** Forms become their fields; the files of feeds stay bytes. */
export function parseBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  const files = ['text/csv', 'application/x-ndjson', 'multipart/form-data'];
  app.addContentTypeParser(files, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}
