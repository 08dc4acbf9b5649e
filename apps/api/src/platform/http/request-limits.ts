import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { callerAddress } from '../net/caller-address.ts';
import { concurrencyLimitByName } from './concurrency-limit.ts';
import { HttpError, messages } from './errors.ts';
import { eventLoopDelay } from './event-loop-delay.ts';
import { isInProcess } from './in-process.ts';

/** What a request is for: each kind is counted separately. Health checks belong to none. */
export type RequestKind = 'call' | 'feed' | 'page' | 'file' | 'health';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route serves; without it, pages. */
    kind?: RequestKind;
  }
}

/**
 * Milliseconds. A request may take 15 s to arrive; by then each has an answer, long before its connection counts as
 * idle (SAFE-07).
 */
export const answerDeadline = 16_000;

const minute = 60_000;
const hour = 60 * minute;
/** Requests of a kind that one address may make for each call that it may make: a page requests many pictures. */
const shares = { call: 1, feed: 1 / 20, page: 1 / 2, file: 5 } as const;

/** For one address, so that a client that requests everything at once delays nobody else. */
const atOnce = 8;
const waiting = 32;
const retryAfterSeconds = 5;

/** By the route, since a path has many spellings (SAFE-05). */
const kindOf = ({ routeOptions }: FastifyRequest): RequestKind => routeOptions.config?.kind ?? 'page';
const isWork = (request: FastifyRequest) =>
  !isInProcess(request) && ['call', 'feed', 'page'].includes(kindOf(request));

interface RequestLimits {
  /** Calls that one address may make in a minute; the other kinds follow from it. */
  requestsPerMinute: number;
  /** Milliseconds of the event loop's mean delay from which work is refused; 0 never refuses. */
  maxEventLoopDelay: number;
}

/**
 * Limits the requests of one address: of each kind in a minute (429), and how many are worked on side by side, with a
 * queue of bounded length (503). Past a delay of the event loop requests are refused at once (503).
 */
export async function limitRequests(
  app: FastifyInstance,
  { requestsPerMinute, maxEventLoopDelay }: RequestLimits,
): Promise<void> {
  const maxOf = (request: FastifyRequest) => {
    const kind = kindOf(request);
    return kind === 'health' ? Infinity : Math.max(1, Math.ceil(requestsPerMinute * shares[kind]));
  };
  await app.register(rateLimit, {
    max: maxOf,
    timeWindow: minute,
    keyGenerator: (request) => `${kindOf(request)} ${callerAddress(request.ip)}`,
    allowList: (request) => isInProcess(request) || kindOf(request) === 'health',
  });
  if (maxEventLoopDelay > 0) refuseWhenLate(app, maxEventLoopDelay);
  limitConcurrency(app);
  // A file takes as long as its receiver; database reads have the database's limits.
  app.addHook('onRoute', (route) => {
    if (route.config?.kind === 'file') route.handlerTimeout ??= hour;
  });
}

/** Refuses requests while the event loop is late repeatedly, so that accepted ones are answered in time. */
function refuseWhenLate(app: FastifyInstance, maxDelay: number): void {
  const delay = eventLoopDelay(2 * maxDelay);
  app.addHook('onClose', () => delay.stop());
  app.addHook('onRequest', async (request) => {
    if (delay.mean() > maxDelay && isWork(request))
      throw new HttpError(503, messages.away, undefined, retryAfterSeconds);
  });
}

/**
 * Limits how many requests of one address are worked on side by side; a slot is free again once the answer is ready or
 * the caller has left.
 */
function limitConcurrency(app: FastifyInstance): void {
  const limit = concurrencyLimitByName(atOnce, waiting);
  const slots = new WeakMap<FastifyRequest, () => void>();
  const release = (request: FastifyRequest) => slots.get(request)?.();

  // After onRequest, where requests are counted: refused ones do not queue.
  app.addHook('preParsing', async (request, reply) => {
    if (!isWork(request)) return;
    await new Promise<void>((resolve, reject) => {
      const occupy = () =>
        new Promise<void>((finish) => {
          slots.set(request, finish);
          resolve();
        });
      limit(callerAddress(request.ip), occupy).catch(reject);
    });
    reply.raw.once('close', () => release(request));
    if (!request.raw.socket.destroyed) return;
    release(request);
    // A client that left while waiting reads no answer, so no work is done for it.
    throw new HttpError(408, messages.tooSlow);
  });
  app.addHook('onSend', async (request) => release(request));
}
