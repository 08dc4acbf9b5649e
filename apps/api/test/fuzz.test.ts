import type { Parameter } from '@martelo/openapi/document';
import * as fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../src/database/database.ts';
import { buildTestApp } from './build-test-app.ts';
import { bodyOf, type Call, calls } from './calls.ts';
import { aCaller, type Caller } from './callers.ts';
import { engines } from './databases.ts';
import { allowed, hostile, hostileText } from './hostile.ts';
import { now, takeStock } from './stock.ts';

/** Requests of each call; `FUZZ_RUNS=500` for a long look, `FUZZ_SEED` for another one. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 10);
const seed = Number(process.env.FUZZ_SEED ?? 1982);
const patience = 20_000 + numRuns * 500;

const print = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** As an address holds it; halves of surrogates as the bytes that a careless client sends. */
const encode = (text: string) =>
  text.isWellFormed() ? encodeURIComponent(text) : text.replaceAll(/[^a-z0-9]/gi, '%ED%A0%80');

const valueOf = ({ schema }: Parameter) =>
  fc.oneof({ weight: 2, arbitrary: allowed(schema).map(print) }, { weight: 3, arbitrary: hostileText });

const recordOf = (parameters: readonly Parameter[], requiredKeys: string[] = []) =>
  fc.record(Object.fromEntries(parameters.map((one) => [one.name, valueOf(one)])), { requiredKeys });

/** Bodies: what the document allows, its example with one field spoilt, or nonsense as a whole. */
function bodiesOf(call: Call): fc.Arbitrary<unknown> {
  const body = bodyOf(call);
  if (!body) return fc.constant(undefined);
  const { schema } = call.operation.requestBody!.content[body.type]!;
  if (body.type !== 'application/json' && body.type !== 'application/x-www-form-urlencoded')
    return fc.oneof(
      hostileText,
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    );
  const example = body.example as Record<string, unknown>;
  const field = fc.constantFrom(...Object.keys(schema.properties ?? example), 'nonsense', '__proto__');
  const spoilt = fc.tuple(field, hostile).map(([name, value]) => ({ ...example, [name]: value }));
  return fc.oneof(
    { weight: 3, arbitrary: allowed(schema) },
    { weight: 4, arbitrary: spoilt },
    { weight: 1, arbitrary: hostile },
  );
}

function requestsOf(call: Call): fc.Arbitrary<InjectOptions> {
  const parameters = call.operation.parameters ?? [];
  const inPath = parameters.filter((one) => one.in === 'path');
  const type = bodyOf(call)?.type;
  return fc
    .record({
      path: recordOf(
        inPath,
        inPath.map(({ name }) => name),
      ),
      query: recordOf(parameters.filter((one) => one.in === 'query')),
      body: bodiesOf(call),
    })
    .map(({ path, query, body }): InjectOptions => {
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
      const address = call.path.replaceAll(
        /\{(\w+)\}/g,
        (_whole, name: string) => encode(path[name]!) || '%20',
      );
      const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      return {
        method: call.method,
        url: pairs.length > 0 ? `${address}?${pairs.join('&')}` : address,
        ...(body !== undefined && { payload: payload ?? '', headers: { 'content-type': type } }),
      };
    });
}

describe.each(engines)('no input is too strange on $name', ({ name, missing, open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let nth = 0;

  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    app = await buildTestApp(opened, now);
    await takeStock(opened.database);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  /** A caller of its own for each call: some of them end sessions or accounts. */
  const callerOf = async ({ roles: [role] }: Call): Promise<Caller | null> =>
    role ? aCaller(opened.database, now, `${role}-${(nth += 1)}@exemplo.com.br`, role) : null;

  test.skipIf(missing).each(calls.map((call) => [call.id, call] as const))(
    '[API-06] %s answers as documented and never with 500',
    async (id, call) => {
      const caller = await callerOf(call);
      await fc.assert(
        fc.asyncProperty(requestsOf(call), async (request) => {
          // The app holds every answer against the document.
          const answer = await app.inject({
            ...request,
            headers: { ...request.headers, ...caller?.headers },
          });
          expect(answer.statusCode, `${id} on ${name}`).toBeLessThan(500);
          expect(answer.headers).not.toHaveProperty('x-injected');
          if (answer.statusCode >= 400)
            expect(answer.body).not.toMatch(/node_modules|\bat .+:\d+:\d+|select /);
        }),
        { numRuns, seed, interruptAfterTimeLimit: patience, markInterruptAsFailure: false },
      );
    },
    patience + 30_000,
  );
});
