import type { FastifyInstance } from 'fastify';

import { HttpError, messages } from './errors.ts';

/** The usual limit of proxies, and far more than all filters of a list need together. */
const maxLength = 8192;

/**
 * Answers 414 before anything is looked up; what outgrows Node's 16 KiB of headers never gets this far and is a 431.
 */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { url = '' } }) => {
    if (url.length > maxLength) throw new HttpError(414, messages.tooLongAddress);
  });
}
