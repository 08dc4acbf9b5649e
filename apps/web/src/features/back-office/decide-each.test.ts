import { ApiError, ConnectionError } from '@martelo/api-client';
import { expect, test, vi } from 'vitest';

import { decideEach } from './decide-each.ts';

const failing = (errors: Readonly<Record<string, Error>>) => async (thing: string) => {
  if (errors[thing]) throw errors[thing];
};

test('[LIST-14] they are done one after the other, in their order', async () => {
  const log: string[] = [];
  const onProgress = vi.fn();
  const outcome = await decideEach(
    ['a', 'b'],
    async (thing) => {
      log.push(`${thing} begins`);
      await Promise.resolve();
      log.push(`${thing} ends`);
    },
    onProgress,
  );
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(onProgress.mock.calls).toEqual([[1], [2]]);
  expect(outcome).toEqual({ done: ['a', 'b'], failed: [], left: [], isStopped: false });
});

test('[LIST-14] one that fails by itself costs no other', async () => {
  const error = new ApiError(404, 'Leilão não encontrado');
  const outcome = await decideEach(['a', 'b', 'c'], failing({ b: error }), () => undefined);
  expect(outcome).toEqual({ done: ['a', 'c'], failed: [{ thing: 'b', error }], left: [], isStopped: false });
});

test.each([
  ['no connection', new ConnectionError('offline')],
  ['a call that is given up', new ConnectionError('timeout')],
  ['a session that is over', new ApiError(401, 'Sessão expirada')],
  ['too many calls', new ApiError(429, 'Muitas tentativas')],
  ['a server that is away', new ApiError(503, 'Serviço indisponível')],
])('[LIST-14] after %s nothing more is tried', async (_case, error) => {
  const act = vi.fn(failing({ b: error }));
  const outcome = await decideEach(['a', 'b', 'c', 'd'], act, () => undefined);
  expect(outcome).toEqual({
    done: ['a'],
    failed: [{ thing: 'b', error }],
    left: ['c', 'd'],
    isStopped: true,
  });
  expect(act).toHaveBeenCalledTimes(2);
});
