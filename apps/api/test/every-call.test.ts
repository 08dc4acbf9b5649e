import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../src/platform/database/database.ts';
import type { Role } from '../src/platform/contract/person.ts';
import { expectDocumented } from './answers.ts';
import { addressOf, bodyOf, type Call, calls } from './calls.ts';
import { buildTestApp } from './build-test-app.ts';
import { aCaller, type Caller } from './callers.ts';
import { engines } from './databases.ts';

interface Answer {
  message: string;
  errors?: Record<string, string[]>;
}

const now = new Date('2026-03-10T12:00Z');
const everyRole: readonly Role[] = ['customer', 'auctioneer', 'admin'];
const wrong = 'Os dados enviados são inválidos.';
const unreadable = 'Não foi possível ler os dados enviados.';
const english = /\b(must|should|invalid|required|property|expected|unexpected)\b/i;

const secured = calls.filter(({ roles }) => roles.length > 0);
const writes = calls.filter(({ method }) => method === 'POST');
const jsonWrites = writes.filter((call) => bodyOf(call)?.type === 'application/json');
// Its signature is checked first; its own tests cover its refusals.
const unsigned = jsonWrites.filter(({ id }) => id !== 'takeCheckoutEvent');
const named = (list: readonly Call[]) => list.map((call) => [call.id, call] as const);

describe('every call of the document', () => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let callers: Record<Role, Caller>;

  beforeAll(async () => {
    opened = await engines[0]!.open();
    app = await buildTestApp(opened, now);
    callers = Object.fromEntries(
      await Promise.all(
        everyRole.map(async (role) => [
          role,
          await aCaller(opened.database, now, `${role}@exemplo.com.br`, role),
        ]),
      ),
    ) as Record<Role, Caller>;
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  /** As its own role, with the document's own example by default. */
  const ask = async (call: Call, { headers, ...rest }: InjectOptions = {}) => {
    const [role] = call.roles;
    const body = bodyOf(call);
    const answer = await app.inject({
      method: call.method,
      url: addressOf(call),
      ...(body && { payload: body.example as object }),
      ...rest,
      headers: {
        ...(role && callers[role].headers),
        ...(body && { 'content-type': body.type }),
        ...headers,
      },
    });
    const type = String(answer.headers['content-type']);
    return [answer.statusCode, type.startsWith('application/json') ? answer.json<Answer>() : null] as const;
  };

  test.each(named(secured))('[AUTH-14] %s answers 401 without a token', async (_id, call) => {
    const body = bodyOf(call);
    for (const authorization of ['', 'Bearer', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi', `Bearer ' or 1=1`])
      expect(await ask(call, { headers: { authorization } })).toEqual([
        401,
        { message: 'Sua sessão expirou. Entre novamente.' },
      ]);
    expect(body === null || call.operation.responses[415]).toBeTruthy();
  });

  test.each(named(secured))('[SAFE-09] the answer of %s is not cached', async (_id, call) => {
    const [role] = call.roles;
    const body = bodyOf(call);
    // A session of their own: some calls end it.
    const caller = await aCaller(opened.database, now, `${call.id}@exemplo.com.br`, role);
    const request = {
      method: call.method,
      url: addressOf(call),
      ...(body && { payload: body.example as object }),
    };
    const type = body && { 'content-type': body.type };
    for (const headers of [{ ...type }, { ...type, ...caller.headers }]) {
      const answer = await app.inject({ ...request, headers });
      expect(answer.headers['cache-control']).toMatch(/^(no-store|private, no-store|private, no-cache)/);
    }
  });

  test.each(named(secured))('[AUTH-14] %s answers 403 to every other role', async (_id, call) => {
    for (const role of everyRole.filter((one) => !call.roles.includes(one)))
      expect(await ask(call, { headers: callers[role].headers }), role).toEqual([
        403,
        { message: 'Sua conta não tem acesso a esta área.' },
      ]);
  });

  test('[API-01] the calls behind a session document 401 and 403, the others neither by a session', () => {
    for (const { id, roles, operation } of calls) {
      expect(operation.responses[422], id).toBeDefined();
      expect(operation.responses[429], id).toBeDefined();
      expect(operation.responses[500], id).toBeDefined();
      expect(operation.responses[503], id).toBeDefined();
      if (roles.length === 0) continue;
      expect(operation.responses[401], id).toBeDefined();
      expect(operation.responses[403], id).toBeDefined();
    }
  });

  test.each(named(calls))(
    '[SAFE-34] %s documents its answer to an address that is none',
    async (_id, call) => {
      const body = bodyOf(call);
      const request = { method: call.method, ...(body && { payload: body.example as object }) };
      const type = body && { 'content-type': body.type };
      const strange = await app.inject({
        ...request,
        url: addressOf(call),
        headers: { ...type, host: 'a b' },
      });
      expect([strange.statusCode, expectDocumented(strange, call.id)]).toEqual([
        400,
        { message: unreadable },
      ]);
      const url = `${addressOf(call)}?q=${'a'.repeat(8200)}`;
      const long = await app.inject({ ...request, url, headers: { ...type } });
      const message = 'O endereço pedido é longo demais.';
      expect([long.statusCode, expectDocumented(long, call.id)]).toEqual([414, { message }]);
    },
  );

  test('[API-06] no client holds a connection with half a request for long', () => {
    expect(app.server.requestTimeout).toBe(15_000);
    expect(app.server.headersTimeout).toBe(10_000);
    expect(app.initialConfig.bodyLimit).toBe(100_000);
  });

  test('[SAFE-07] a call is answered after its request had time to arrive, and before its connection counts as idle', () => {
    const { handlerTimeout } = app.initialConfig as { handlerTimeout?: number };
    expect(handlerTimeout).toBeGreaterThan(app.server.requestTimeout);
    expect(handlerTimeout).toBeLessThan(app.initialConfig.connectionTimeout!);
  });

  test.each(named(writes))('[API-06] %s answers 415 to a type that it does not read', async (_id, call) => {
    const headers = { 'content-type': 'application/x-shockwave-flash' };
    expect(await ask(call, { headers, payload: 'x' })).toEqual([415, { message: unreadable }]);
  });

  test.each(named(writes.filter((call) => !bodyOf(call) || jsonWrites.includes(call))))(
    '[API-06] %s answers 400 to JSON that is cut off or poisoned',
    async (_id, call) => {
      const headers = { 'content-type': 'application/json' };
      for (const payload of ['{"email":', '{"__proto__":{"admin":true}}', '', 'nonsense'])
        expect(await ask(call, { headers, payload }), payload).toEqual([400, { message: unreadable }]);
    },
  );

  test.each(named(writes))('[API-06] %s answers 413 to a body that is too large', async (_id, call) => {
    const limit = call.operation['x-body-limit'] ?? 100_000;
    const headers = { 'content-type': bodyOf(call)?.type ?? 'application/json' };
    expect(await ask(call, { headers, payload: Buffer.alloc(limit + 1, ' ') })).toEqual([
      413,
      { message: 'Os dados enviados são grandes demais.' },
    ]);
  });

  test.each(named(unsigned))('[API-06] %s names each wrong field in Portuguese', async (_id, call) => {
    const [status, answer] = await ask(call, { payload: { nonsense: 1 } });
    expect([status, answer?.message]).toEqual([422, wrong]);
    expect(answer!.errors).toMatchObject({ nonsense: ['não é um campo conhecido'] });
    const { schema } = call.operation.requestBody!.content['application/json']!;
    for (const field of schema.required ?? []) expect(answer!.errors).toHaveProperty([field]);
    for (const texts of Object.values(answer!.errors!))
      for (const text of texts) expect(text).not.toMatch(english);
    const known = { ...(bodyOf(call)!.example as object), nonsense: 1 };
    expect(await ask(call, { payload: known })).toEqual([
      422,
      { message: wrong, errors: { nonsense: ['não é um campo conhecido'] } },
    ]);
  });

  test.each(named(unsigned))(
    '[API-06] %s takes no number for a text, nor a text for a number',
    async (_id, call) => {
      const { properties = {} } = call.operation.requestBody!.content['application/json']!.schema;
      const { example } = bodyOf(call)!;
      for (const [field, { type }] of Object.entries(properties)) {
        if (type !== 'string' && type !== 'integer' && type !== 'number' && type !== 'boolean') continue;
        const value = type === 'string' ? 7 : '7';
        const [status, answer] = await ask(call, { payload: { ...(example as object), [field]: value } });
        expect([status, Object.keys(answer?.errors ?? {})], field).toEqual([422, [field]]);
      }
    },
  );

  const withNumbers = calls.flatMap((call) =>
    (call.operation.parameters ?? [])
      .filter((one) => one.in === 'query' && [one.schema.type].flat().includes('integer'))
      .map(({ name }) => [call.id, name, call] as const),
  );
  test.each(withNumbers)(
    '[API-06] %s refuses a %s that is no number, by its name',
    async (_id, name, call) => {
      for (const value of ['abc', '1.5', '-1', '1e9', "1' or '1'='1", '99999999999999999999', '1e309']) {
        const url = `${addressOf(call)}?${name}=${encodeURIComponent(value)}`;
        const [status, answer] = await ask(call, { url });
        expect([status, Object.keys(answer?.errors ?? {})], value).toEqual([422, [name]]);
        expect(answer!.errors![name]!.join()).not.toMatch(english);
      }
    },
  );
});
