import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { callerAddress } from '../net/caller-address.ts';
import { concurrencyLimitByName } from './concurrency-limit.ts';
import { HttpError, messages } from './errors.ts';
import { eventLoopDelay } from './event-loop-delay.ts';
import { isInProcess } from './in-process.ts';

/** What a request asks for: each kind is counted by itself. Checks of health belong to none. */
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
/** Requests of a kind that one address may make for each call that it may make: a page asks for many pictures. */
const shares = { call: 1, feed: 1 / 20, page: 1 / 2, file: 5 } as const;

/** Of one address, so that who asks for everything at once keeps nobody else waiting. */
const atOnce = 8;
const waiting = 32;
const retryAfterSeconds = 5;

/** By the route, since a path can be written in many ways (SAFE-05). */
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
 * Limits what one address may ask for: requests of each kind in a minute (429), and how many are worked on side by
 * side, with a line of bounded length (503). Past a delay of the event loop work is refused at once (503).
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
  // A file takes as long as its receiver does; what reads the database has the database's limits.
  app.addHook('onRoute', (route) => {
    if (route.config?.kind === 'file') route.handlerTimeout ??= hour;
  });
}

/** Refuses work while the event loop is late again and again: what is taken on is done in time. */
function refuseWhenLate(app: FastifyInstance, maxDelay: number): void {
  const delay = eventLoopDelay(2 * maxDelay);
  app.addHook('onClose', () => delay.stop());
  app.addHook('onRequest', async (request) => {
    if (delay.mean() > maxDelay && isWork(request))
      throw new HttpError(503, messages.away, undefined, retryAfterSeconds);
  });
}

/**
 * Limits how many requests of one address are worked on side by side; a slot is free again once its answer is made or
 * its caller is gone.
 */
function limitConcurrency(app: FastifyInstance): void {
  const limit = concurrencyLimitByName(atOnce, waiting);
  const slots = new WeakMap<FastifyRequest, () => void>();
  const release = (request: FastifyRequest) => slots.get(request)?.();

  // After onRequest, where requests are counted: what is too much is not waited for.
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
    // Who waited in vain reads no answer; nothing is worked on for nobody.
    throw new HttpError(408, messages.tooSlow);
  });
  app.addHook('onSend', async (request) => release(request));
}
