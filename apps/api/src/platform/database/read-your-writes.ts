import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Reads } from './read-replica.ts';
import { isUnavailable } from './unavailable.ts';

/** Marks a browser that wrote a moment ago, for whichever process answers it next. */
const cookie = 'martelo-escreveu';
const seconds = 10;

/** Only that cookie of a request, for calls made on its behalf. */
export const pinCookie = (cookies: string | undefined): string =>
  (cookies ?? '').split(/; */).find((pair) => pair === `${cookie}=1`) ?? '';

/** Pins a client that writes to the primary for a few seconds, by the cookie; for where there is a replica. */
export function pinToPrimary(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, protocol }, reply) => {
    if (method === 'GET' || method === 'HEAD' || reply.statusCode >= 400) return;
    const secure = protocol === 'https' ? '; Secure' : '';
    reply.header('set-cookie', `${cookie}=1; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  });
}

/** Signed in, or just written: clients that could miss their own writes on a replica. */
export const mustUsePrimary = ({ headers }: FastifyRequest): boolean =>
  Boolean(headers.authorization || pinCookie(headers.cookie));

/** A standby may cancel a statement whose rows the primary has just vacuumed. */
const isOvertaken = (error: unknown) => (error as { code?: unknown } | null)?.code === '40001';

type Handler = (input: { request: FastifyRequest }) => Promise<unknown>;

/**
 * Makes public calls read through `reads`: from the primary for clients that are signed in or have just written, who
 * could miss their own writes on a replica; where the replica fails, again from the primary.
 */
export function withReadRouting<Handlers extends object>(reads: Reads, handlers: Handlers): Handlers {
  const wrapped = Object.entries(handlers as Record<string, Handler>).map(([name, handler]) => {
    const answer: Handler = async (input) => {
      if (mustUsePrimary(input.request)) return reads.onPrimary(() => handler(input));
      const fromReplica = reads.usesReplica();
      try {
        return await handler(input);
      } catch (error) {
        if (!fromReplica || !(isUnavailable(error) || isOvertaken(error))) throw error;
        return reads.onPrimary(() => handler(input));
      }
    };
    return [name, answer] as const;
  });
  return Object.fromEntries(wrapped) as unknown as Handlers;
}
