import { expect, test, vi } from 'vitest';

import { AnswerProblem, checkAnswers, createAnswerCheck, documentedCallOf } from './check-answers.ts';
import { createApiClient } from './client.ts';
import { exampleOf } from './mocks/index.ts';

/** A client that gets this answer to any request, and checks it. */
function clientOf(body: unknown, init?: ResponseInit, report?: (problem: AnswerProblem) => void) {
  const api = createApiClient({
    baseUrl: 'https://martelo.example',
    fetch: () => Promise.resolve(Response.json(body, init)),
  });
  api.use(checkAnswers(report));
  return api;
}

const home = exampleOf('getHome', 200);

test('an answer as it is documented passes, and its body is still there to read', async () => {
  const { data } = await clientOf(home).GET('/api/auctions/home');
  expect(data).toEqual(home);
});

test('a documented failure passes', async () => {
  const { error } = await clientOf({ message: 'Espere.' }, { status: 429 }).GET('/api/auctions/home');
  expect(error).toEqual({ message: 'Espere.' });
});

test.each([
  [
    'a missing property',
    { ...home, totals: undefined },
    {},
    /200: body must have required property 'totals'/,
  ],
  ['a property of another type', { ...home, opportunities: 'none' }, {}, /body\/opportunities must be array/],
  ['a status that the document does not have', {}, { status: 418 }, /the document has no status 418/],
  [
    'another type',
    home,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
    /the document has no text\/html/,
  ],
])('%s fails the call', async (_case, body, init, words) => {
  const call = clientOf(body, init).GET('/api/auctions/home');
  await expect(call).rejects.toThrow(AnswerProblem);
  await expect(clientOf(body, init).GET('/api/auctions/home')).rejects.toThrow(words);
});

test('with a callback, the call goes on', async () => {
  const report = vi.fn();
  const { data } = await clientOf({ ...home, totals: null }, {}, report).GET('/api/auctions/home');
  expect(data).toHaveProperty('totals', null);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(AnswerProblem));
});

test('without a client, a request is identified by its address and its answer validated', async () => {
  const check = createAnswerCheck();
  const request = { method: 'GET', url: 'https://martelo.example/api/auctions/7?x=1' };
  const call = documentedCallOf(request)!;
  expect(call).toEqual({ method: 'GET', path: '/api/auctions/{id}' });
  const validate = (body: string, status = 200) =>
    check(call, new Response(body, { status, headers: { 'content-type': 'application/json' } }));
  expect(await validate(JSON.stringify(exampleOf('getAuction', 200)))).toBeNull();
  expect((await validate('{"data": ['))?.message).toMatch(
    /^GET \/api\/auctions\/\{id\}, 200: body is no JSON/,
  );
  expect(documentedCallOf({ ...request, url: 'https://martelo.example/leiloes' })).toBeNull();
});
