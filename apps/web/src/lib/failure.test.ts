import { ApiError, ConnectionError } from '@martelo/api-client';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { toFailure } from './failure.ts';
import { ScriptUnavailable } from './load-script.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What React Router makes of a Response that a loader threw. */
const routeError = (status: number) => ({ status, statusText: '', internal: false, data: null });

describe('toFailure', () => {
  test.each([
    ['a missing auction', new ApiError(404, 'Leilão não encontrado'), 'missing', 404],
    ['an address of no page', routeError(404), 'missing', 404],
    ['a refused filter', new ApiError(422, 'Os dados enviados são inválidos.'), 'refused', 422],
    ['too many calls', new ApiError(429, ''), 'refused', 429],
    ['a broken server', new ApiError(500, ''), 'broken', 500],
    ['a gateway without its server', new ApiError(502, ''), 'broken', 502],
    ['a lost connection', new ConnectionError('offline'), 'offline', 503],
    ['a call given up after 30 s', new ConnectionError('timeout'), 'timeout', 504],
    ['a mistake in the code', new TypeError('x is not a function'), 'broken', 500],
    ['nothing', undefined, 'broken', 500],
    ['null', null, 'broken', 500],
    ['a text', 'erro', 'broken', 500],
  ])('[SHELL-15] %s', (_case, error, failure, status) => {
    expect(toFailure(error)).toEqual({ failure, status });
  });

  test.each([
    ['without a connection', false, 'offline', 503],
    ['with one', true, 'broken', 500],
  ])('[SHELL-10] a part of the site that does not come %s', (_case, onLine, failure, status) => {
    vi.stubGlobal('navigator', { onLine });
    const error = new ScriptUnavailable('lost');
    vi.stubGlobal('navigator', { onLine: true });
    expect(toFailure(error)).toEqual({ failure, status });
  });

  test('[SHELL-15] says the same in the browser of what the server sorted', () => {
    const sorted = toFailure(new ConnectionError('timeout'));
    expect(toFailure(JSON.parse(JSON.stringify(sorted)))).toEqual(sorted);
  });
});
