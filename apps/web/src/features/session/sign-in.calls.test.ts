import { createApiClient } from '@martelo/api-client';
import { describe, expect, test } from 'vitest';

import { signIn } from './sign-in.calls.ts';

interface Call {
  path: string;
  body: unknown;
  authorization: string | null;
}

/** A client with prepared answers that records its requests. */
function clientOf(answers: Record<string, unknown>, token: string | null = null) {
  const calls: Call[] = [];
  const api = createApiClient({
    baseUrl: 'https://martelo.example',
    token: () => token,
    async fetch(request) {
      const path = new URL(request.url).pathname;
      const text = await request.text();
      calls.push({
        path,
        body: text ? JSON.parse(text) : null,
        authorization: request.headers.get('authorization'),
      });
      return Response.json(answers[path] ?? { message: 'Erro' }, { status: path in answers ? 200 : 500 });
    },
  });
  return { api, calls };
}

const who = { email: 'ana@exemplo.com.br', password: 'segredo' };
const proof = { captcha: '11', captcha_key: '0d6f2b1e-0000-4000-8000-000000000000' };
const person = { id: 7, name: 'Ana', email: 'ana@exemplo.com.br' };

describe('the call', () => {
  test('[AUTH-05] a customer’s session knows the email alone', async () => {
    const { api } = clientOf({ '/api/customer/post-login': { access_token: 't', user_type: 'customer' } });
    await expect(signIn(api, 'customer', who, null)).resolves.toEqual({
      token: 't',
      userType: 'customer',
      user: { id: '', name: '', email: who.email },
    });
  });

  test.each([
    ['auctioneer', '/api/auctionner/info'],
    ['admin', '/api/admin/info'],
  ] as const)('[AUTH-06] %s: the token call without a captcha, then who it is', async (type, info) => {
    const { api, calls } = clientOf(
      { '/oauth/token': { access_token: 'new', user_type: type }, [info]: person },
      'of-another-session',
    );
    await expect(signIn(api, type, who, null)).resolves.toEqual({
      token: 'new',
      userType: type,
      user: { id: '7', name: 'Ana', email: who.email },
    });
    expect(calls).toEqual([
      {
        path: '/oauth/token',
        authorization: null,
        body: {
          grant_type: 'password',
          client_id: '2',
          username: who.email,
          password: who.password,
          scope: type,
        },
      },
      { path: info, body: null, authorization: 'Bearer new' },
    ]);
  });

  test.each([
    ['customer', '/api/customer/post-login'],
    ['auctioneer', '/api/auctionner/post-login'],
    ['admin', '/api/admin/post-login'],
  ] as const)('[AUTH-06] %s: with a captcha the call of the kind', async (type, path) => {
    const { api, calls } = clientOf({
      [path]: { access_token: 't', user_type: type },
      '/api/auctionner/info': person,
      '/api/admin/info': person,
    });
    await signIn(api, type, who, proof);
    expect(calls[0]).toMatchObject({ path, body: { ...who, ...proof } });
  });
});

describe('the answer', () => {
  test.each([
    ['nothing', {}],
    ['an empty token', { access_token: '' }],
    ['no text', { access_token: 7 }],
    ['no object', null],
  ])('[AUTH-03] %s: there is no token', async (_case, answer) => {
    const { api } = clientOf({ '/api/customer/post-login': answer });
    await expect(signIn(api, 'customer', who, null)).rejects.toThrow('Token não encontrado na resposta');
  });

  test('[AUTH-03] a token by its other name will do', async () => {
    const { api } = clientOf({ '/api/customer/post-login': { token: 't' } });
    await expect(signIn(api, 'customer', who, null)).resolves.toMatchObject({
      token: 't',
      userType: 'customer',
    });
  });

  test('[AUTH-03] an unknown type of user', async () => {
    const { api } = clientOf({ '/api/customer/post-login': { access_token: 't', user_type: 'robot' } });
    await expect(signIn(api, 'customer', who, null)).rejects.toThrow('Tipo de usuário inválido');
  });
});
