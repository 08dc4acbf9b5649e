import { ApiError, ConnectionError } from '@martelo/api-client';
import { isRouteErrorResponse } from 'react-router-dom';

import { browserApi } from './browser-api.ts';

/** Reports of one page visit: a page that breaks in a loop says so a few times, not for ever. */
const maxReports = 5;
const maxLengths = { message: 1000, stack: 8000, path: 500 } as const;
const reported = new Set<string>();

/** The address without what is a person's: no query, and no part that could be a mailed link's secret. */
const pathOf = (pathname: string) => pathname.replace(/[^/]{40,}/g, '…').slice(0, maxLengths.path) || '/';

/**
 * Not a fault of the app: an answer that the server knows of, a lost connection, an aborted page, a private screen that
 * says whose it is (ACC-01).
 */
function isExpected(error: unknown): boolean {
  if (error instanceof ApiError || error instanceof ConnectionError || isRouteErrorResponse(error))
    return true;
  // By its name: the guard of private screens is no part of the first load.
  return error instanceof Error && ['AbortError', 'AccessRestricted'].includes(error.name);
}

interface Report {
  name: string;
  message: string;
  stack: string | null;
  component_stack: string | null;
  path: string;
}

async function send(body: Report): Promise<void> {
  try {
    const api = await browserApi();
    await api.POST('/api/log', { body });
  } catch {
    // A report that fails is not sent again.
  }
}

/** Reports an error to the server's log (SHELL-10): each one once, without personal data; never throws. */
export function reportError(error: unknown, componentStack?: string | null): void {
  if (isExpected(error)) return;
  const known = error instanceof Error ? error : new Error(String(error));
  const message = known.message.slice(0, maxLengths.message) || known.name;
  const key = `${known.name} ${message} ${location.pathname}`;
  if (reported.has(key) || reported.size >= maxReports) return;
  reported.add(key);
  void send({
    name: known.name.slice(0, 100),
    message,
    stack: known.stack?.slice(0, maxLengths.stack) ?? null,
    component_stack: componentStack?.slice(0, maxLengths.stack) ?? null,
    path: pathOf(location.pathname),
  });
}

/** Reports whatever no code caught. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => {
    // Scripts of extensions and of other sites come without their error.
    if (error instanceof Error) reportError(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
