import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { HttpError, messages, notFound } from './errors.ts';

const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,252})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/iu;
const absoluteForm = /^https?:\/\/[^/?#]*/i;

const isHost = (text: string) => host.test(text) && URL.canParse(`http://${text}`);

/**
 * The path and query of a request's target. Of a target in absolute form (RFC 9112, 3.2.2) only the path counts: the
 * Host header names the site, as for any other.
 */
export function originFormOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.replace(absoluteForm, '');
  return path.startsWith('/') ? path : path.startsWith('?') || path === '' ? `/${path}` : url;
}

/**
 * Refuses what would turn a page's address into one of another site: a Host that is no `host[:port]` (400), since a
 * page's own calls would go elsewhere, and a path that begins with two slashes (404) (SAFE-03).
 */
export function refuseStrangeTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const named = [request.headers.host, request.host].filter((text) => text !== undefined);
    if (!named.every(isHost)) throw new HttpError(400, messages.unreadable);
    if (/^[/\\]{2}/.test(request.url)) throw notFound(messages.notFound);
  });
}
