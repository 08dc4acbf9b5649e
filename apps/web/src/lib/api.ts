import { type ApiClient, createApiClient, createDownloader, type Download } from '@martelo/api-client';

import { endSession, sessionNow } from './session.ts';

/** What a page's loaders get on the server: a client that calls in the same process. */
export interface ServerContext {
  api: ApiClient;
  now: Date;
}

/** Whether a loader runs on the server, where nobody's session is known. */
export const isServerContext = (context: unknown): context is ServerContext =>
  typeof context === 'object' && context !== null && 'api' in context;

let browserClient: ApiClient | undefined;

/** The client for a loader: the server's own on the server, the browser's with its session otherwise. */
export function apiFor(context?: unknown): ApiClient {
  return isServerContext(context) ? context.api : (browserClient ??= createApiClient(browserSession()));
}

const browserSession = () => ({
  baseUrl: location.origin,
  token: () => sessionNow()?.token ?? null,
  onUnauthorized: () => endSession('expired'),
});

let browserDownloader: Download | undefined;

/** Fetches a file with the browser's session, with its bytes counted as they come. */
export const downloadFile: Download = (path, options) =>
  (browserDownloader ??= createDownloader(browserSession()))(path, options);
