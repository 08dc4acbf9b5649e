import { type ApiClient, createApiClient } from '@martelo/api-client';

import { endSession, sessionNow } from './session.ts';

/** What a page's loaders get on the server: a client that calls in the same process. */
export interface ServerContext {
  api: ApiClient;
  now: Date;
}

const isServerContext = (context: unknown): context is ServerContext =>
  typeof context === 'object' && context !== null && 'api' in context;

let browserClient: ApiClient | undefined;

/** The client for a loader: the server's own on the server, the browser's with its session otherwise. */
export function apiFor(context?: unknown): ApiClient {
  return isServerContext(context)
    ? context.api
    : (browserClient ??= createApiClient({
        baseUrl: location.origin,
        token: () => sessionNow()?.token ?? null,
        onUnauthorized: () => endSession('expired'),
      }));
}
