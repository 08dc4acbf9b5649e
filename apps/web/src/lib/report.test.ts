import { ApiError, ConnectionError } from '@martelo/api-client';
import { afterAll, expect, test, vi } from 'vitest';

import { AccessRestricted } from './guard.ts';
import { reportError } from './report.ts';

// Files share a worker and its modules: this one has its own, with the mock in them.
vi.hoisted(() => vi.resetModules());
const post = vi.fn(async (_path: string, _call: { body: { name: string } }) => ({}));
vi.mock('./browser-api.ts', () => ({ browserApi: async () => ({ POST: post }) }));
vi.stubGlobal('location', { pathname: '/admin' });
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Which of these are reported to the server's log. */
async function reported(...errors: readonly unknown[]): Promise<string[]> {
  post.mockClear();
  for (const error of errors) reportError(error);
  await new Promise((resolve) => setTimeout(resolve));
  return post.mock.calls.map(([, { body }]) => body.name);
}

test('[SHELL-10] what broke is reported once', async () => {
  expect(await reported(new TypeError('x is undefined'), new TypeError('x is undefined'))).toEqual([
    'TypeError',
  ]);
});

test('[SHELL-10][ACC-01] what a screen says of itself is no breakage: a refusal, a lost connection, a page that was left', async () => {
  expect(
    await reported(
      new AccessRestricted('admin', true),
      new ApiError(410, 'Este leilão não está mais disponível.'),
      new ConnectionError('offline'),
      new DOMException('The user aborted a request.', 'AbortError'),
    ),
  ).toEqual([]);
});
