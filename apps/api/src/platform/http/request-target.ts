import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { HttpError, messages, notFound } from './errors.ts';

const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,252})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/iu;
const absoluteForm = /^https?:\/\/[^/?#]*/i;

const isHost = (text: string) => host.test(text) && URL.canParse(`http://${text}`);

/**
 * The path and query of a request's target. A target in absolute form (RFC 9112, 3.2.2) is as good as its path: whom it
 * is for says the Host header, as for any other.
 */
export function originFormOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.replace(absoluteForm, '');
  return path.startsWith('/') ? path : path.startsWith('?') || path === '' ? `/${path}` : url;
}

/**
 * Refuses what would make an address of another site of a page's address: a Host that is no `host[:port]` (400), since
 * calls that a page makes itself would go astray, and a path that begins with two slashes (404) (SAFE-03).
 */
export function refuseStrangeTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const named = [request.headers.host, request.host].filter((text) => text !== undefined);
    if (!named.every(isHost)) throw new HttpError(400, messages.unreadable);
    if (/^[/\\]{2}/.test(request.url)) throw notFound(messages.notFound);
  });
}
