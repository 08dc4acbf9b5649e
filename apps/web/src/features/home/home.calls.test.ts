import { type ApiClient, createApiClient } from '@martelo/api-client';
import { expect, test } from 'vitest';

import { getHome } from './home.calls.ts';
import { messages } from './messages.ts';

const { signal } = new AbortController();
const answering = (fetch: () => Promise<Response>) =>
  createApiClient({ baseUrl: 'https://martelo.example', fetch });
const broken = {
  GET: () => Promise.reject(new TypeError('a fault of our own')),
} as unknown as ApiClient;

test.each([
  [
    'the call fails',
    answering(async () => Response.json({}, { status: 500 })),
    'Erro ao carregar leilões em destaque',
  ],
  [
    'the body is broken',
    answering(async () => new Response('{"a": [')),
    'Erro ao carregar leilões em destaque',
  ],
  [
    'the shape is another',
    answering(async () => Response.json({ totals: 1 })),
    'Estrutura de dados inválida',
  ],
  ['something else breaks', broken, 'Erro ao carregar leilões'],
])('[HOME-09] the lists are empty and say why when %s', async (_case, api, sentence) => {
  const { lists, failure } = await getHome(api, signal);
  expect(failure && messages.failures[failure]).toBe(sentence);
  expect([lists.highlighted, lists.recent, lists.next]).toEqual([[], [], []]);
});
