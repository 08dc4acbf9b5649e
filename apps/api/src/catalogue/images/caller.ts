import type { FastifyReply, FastifyRequest } from 'fastify';

import { HttpError, messages } from '../../platform/http/errors.ts';
import { callerAddress } from '../../platform/net/caller-address.ts';

/** Who requests a picture that may have to be made. */
export interface Caller {
  address: string;
  /** Aborts the wait for a turn. */
  signal: AbortSignal;
}

/** Milliseconds: together with the time to fetch a photo the answer comes before the connection counts as idle. */
export const maxWait = 12_000;
const retryAfterSeconds = 5;

/** The caller of a request, who waits for a turn until they leave or it takes too long (SAFE-07). */
export function callerOf({ ip }: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>): Caller {
  const wait = new AbortController();
  const giveUp = () => wait.abort(new HttpError(503, messages.away, undefined, retryAfterSeconds));
  const timer = setTimeout(giveUp, maxWait);
  timer.unref();
  raw.once('close', () => {
    clearTimeout(timer);
    wait.abort(new HttpError(408, messages.tooSlow));
  });
  return { address: callerAddress(ip), signal: wait.signal };
}
