import type { paths } from '@martelo/openapi/schema';
import createClient, { type Client } from 'openapi-fetch';

import { ConnectionError } from './errors.ts';
import { authorize, type OptionalAuthorization } from './authorization.ts';

export type ApiClient = Client<paths>;

export interface ApiClientOptions extends OptionalAuthorization {
  /** Scheme and host; relative paths without it (API-05). */
  baseUrl?: string | undefined;
  /** Without it `globalThis.fetch`, looked up at each call, so that a later replacement is used. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** How long an answer may take, in ms. */
  timeoutMs?: number | undefined;
  /** @deprecated It is called `timeoutMs`. */
  timeout?: number | undefined;
}

const thirtySeconds = 30_000;

/**
 * The typed client of every call: credentials and the bearer token included, given up after 30 s (API-05, SHELL-15).
 */
export function createApiClient({
  baseUrl = '',
  fetch = (request) => globalThis.fetch(request),
  timeout = thirtySeconds,
  timeoutMs = timeout,
  token = () => null,
  onUnauthorized = () => {},
}: ApiClientOptions = {}): ApiClient {
  const client = createClient<paths>({
    baseUrl,
    credentials: 'include',
    headers: { accept: 'application/json' },
    querySerializer: { array: { style: 'form', explode: true } },
    async fetch(request) {
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const signal = AbortSignal.any([request.signal, deadline]);
        const answer = await readWhole(await fetch(new Request(request, { signal })));
        // A `fetch` of the caller's own, or a body that had already arrived, may ignore the signal.
        signal.throwIfAborted();
        return answer;
      } catch (cause) {
        if (request.signal.aborted) throw cause;
        throw new ConnectionError(deadline.aborted ? 'timeout' : 'offline', { cause });
      }
    },
  });
  client.use(authorize({ token, onUnauthorized }));
  return client;
}

/** An answer with its body read, so that a connection lost halfway through it fails here and not at its reader. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}
