import { type ApiClient, createApiClient } from '@martelo/api-client';

import { expireSession, sessionNow } from './session.ts';
import { fetchWithTime } from './site-clock.ts';

/** What a page's loaders get on the server: a client that calls in the same process. */
export interface ServerContext {
  api: ApiClient;
  now: Date;
}

/** Whether a loader runs on the server, where no session is known. */
export const isServerContext = (context: unknown): context is ServerContext =>
  typeof context === 'object' && context !== null && 'api' in context;

let browserClient: ApiClient | undefined;

/** The client for a loader: the server's own on the server, the browser's with its session otherwise. */
export function apiFor(context?: unknown): ApiClient {
  return isServerContext(context)
    ? context.api
    : (browserClient ??= createApiClient({ ...browserSession(), fetch: fetchWithTime }));
}

/** The browser's session, for what calls in its name. */
export const browserSession = () => ({
  baseUrl: location.origin,
  token: () => sessionNow()?.token ?? null,
  onUnauthorized: expireSession,
});
