import { describe, expect, test } from 'vitest';

import { createApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { unwrap } from './unwrap.ts';

const homeFrom = (response: Response) =>
  unwrap(
    createApiClient({ baseUrl: 'https://martelo.example', fetch: async () => response }).GET(
      '/api/auctions/home',
    ),
  );
const json = (body: unknown, status: number) => Response.json(body, { status });

describe('unwrap', () => {
  test('gives the body of a 2xx', async () => {
    await expect(homeFrom(json({ totals: { auctions: 3 } }, 200))).resolves.toEqual({
      totals: { auctions: 3 },
    });
  });

  test('gives a body of null, zero or false as it is', async () => {
    const response = new Response();
    for (const data of [null, 0, false]) expect(await unwrap(Promise.resolve({ data, response }))).toBe(data);
  });

  test('[API-06] a 422 carries its message and the texts of each field', async () => {
    const body = { message: 'Os dados enviados são inválidos.', errors: { page: ['deve ser no mínimo 1'] } };
    const error = await homeFrom(json(body, 422)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 422,
      message: 'Os dados enviados são inválidos.',
      fields: { page: ['deve ser no mínimo 1'] },
    });
  });

  test.each([
    ['no errors', { message: 'Leilão não encontrado' }, 'Leilão não encontrado', {}],
    [
      'one text in place of a list',
      { message: 'x', errors: { email: 'já existe' } },
      'x',
      { email: ['já existe'] },
    ],
    ['errors that are a list', { message: 'x', errors: ['y'] }, 'x', {}],
    [
      'fields that are no text',
      { message: 'x', errors: { email: [1, 'é obrigatório'] } },
      'x',
      { email: ['é obrigatório'] },
    ],
    ['a message that is no text', { message: { text: 'x' } }, '', {}],
    ['null', null, '', {}],
    ['a list', ['x'], '', {}],
  ])('[API-06] a body with %s', async (_case, body, message, fields) => {
    await expect(homeFrom(json(body, 404))).rejects.toMatchObject({ status: 404, message, fields });
  });

  test('[API-06] the HTML of a gateway never becomes a message', async () => {
    const html = new Response('<h1>502 Bad Gateway</h1>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    });
    await expect(homeFrom(html)).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
      message: '',
      fields: {},
    });
  });

  test('an error without a body keeps its status', async () => {
    await expect(homeFrom(new Response(null, { status: 503 }))).rejects.toMatchObject({
      status: 503,
      message: '',
    });
  });

  test.each([
    ['200 without a body', new Response(null, { status: 200 }), 502],
    ['201 without a body', new Response(null, { status: 201 }), 502],
    ['200 whose length is said to be 0', new Response(null, { headers: { 'content-length': '0' } }), 502],
    ['200 that is a page', new Response('<title>Entre na rede</title>'), 502],
    ['200 cut off', new Response('{"totals": {', { headers: { 'content-length': '12' } }), 502],
  ])('a %s is an ApiError, never a body', async (_case, response, status) => {
    await expect(homeFrom(response)).rejects.toMatchObject({ name: 'ApiError', status });
  });

  test.each([204, 205])('a %d has nothing to say, and is no error', async (status) => {
    await expect(homeFrom(new Response(null, { status }))).resolves.toBeUndefined();
  });

  test('what is no answer passes as it is', async () => {
    const lost = new TypeError('fetch failed');
    await expect(unwrap(Promise.reject(lost))).rejects.toBe(lost);
  });
});
