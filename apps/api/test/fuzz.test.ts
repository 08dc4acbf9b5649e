import type { Parameter } from '@martelo/openapi/document';
import * as fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../src/platform/database/database.ts';
import { hashPassword } from '../src/identity/passwords.ts';
import type { Role } from '../src/platform/contract/person.ts';
import { buildTestApp } from './build-test-app.ts';
import { bodyOf, type Call, calls } from './calls.ts';
import { aCaller, type Caller } from './callers.ts';
import { engines } from './databases.ts';
import { allowed, hostile, hostileText } from './hostile.ts';
import { now, importStock } from './stock.ts';

/**
 * Requests of each call; `FUZZ_RUNS=500` for a long run, `FUZZ_SEED` for another one. A longer run prints how many
 * requests were sent as whom, and their answers.
 */
const usualRuns = 10;
const numRuns = Number(process.env.FUZZ_RUNS ?? usualRuns);
const seed = Number(process.env.FUZZ_SEED ?? 1982);
const timeoutMs = 20_000 + numRuns * 500;

const senders = ['customer', 'auctioneer', 'admin', 'nobody', 'broken token'] as const;
type Sender = (typeof senders)[number];
const isRole = (sender: Sender): sender is Role => sender !== 'nobody' && sender !== 'broken token';
/** The least share of a sender's answers that are neither 401, 403 nor 429. */
const floor = { customer: 0.4, auctioneer: 0.3, admin: 0.4, nobody: 0.25, 'broken token': 0.25 } as const;

/** The sender of a request: any, and more often those who may make it. */
const senderOf = ({ roles }: Call): fc.Arbitrary<Sender> =>
  fc.constantFrom(...senders, ...roles, ...roles, ...roles);
const brokenTokens = [
  '',
  'Bearer',
  'Bearer ',
  `Bearer ${'a'.repeat(43)}`,
  'Basic YTpi',
  `Bearer ' or 1=1`,
  '=?é?=',
];

const print = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** As an address holds it; halves of surrogates as the bytes that a careless client sends. */
const encode = (text: string) =>
  text.isWellFormed() ? encodeURIComponent(text) : text.replaceAll(/[^a-z0-9]/gi, '%ED%A0%80');

const valueOf = ({ schema }: Parameter) =>
  fc.oneof({ weight: 2, arbitrary: allowed(schema).map(print) }, { weight: 3, arbitrary: hostileText });

const recordOf = (parameters: readonly Parameter[], requiredKeys: string[] = []) =>
  fc.record(Object.fromEntries(parameters.map((one) => [one.name, valueOf(one)])), { requiredKeys });

/** What is in the database, by the kind of number that addresses name it with. */
interface Known {
  ids: readonly string[];
  keys: readonly string[];
}

/** Parts of addresses: every third names something that exists. */
const partOf = (parameter: Parameter, { ids, keys }: Known) =>
  fc.oneof(
    { weight: 2, arbitrary: valueOf(parameter) },
    { weight: 1, arbitrary: fc.constantFrom(...(parameter.schema.type === 'integer' ? ids : keys)) },
  );

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

interface Sent {
  sender: Sender;
  request: InjectOptions;
}

function requestsOf(call: Call, known: Known): fc.Arbitrary<Sent> {
  const parameters = call.operation.parameters ?? [];
  const inPath = parameters.filter((one) => one.in === 'path');
  const type = bodyOf(call)?.type;
  return fc
    .record({
      sender: senderOf(call),
      token: fc.constantFrom(...brokenTokens),
      // Addresses are counted, and the clock stands still.
      remoteAddress: fc.ipV4(),
      path: fc.record(Object.fromEntries(inPath.map((one) => [one.name, partOf(one, known)]))),
      query: recordOf(parameters.filter((one) => one.in === 'query')),
      body: bodiesOf(call),
    })
    .map(({ sender, token, remoteAddress, path, query, body }): Sent => {
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
      const address = call.path.replaceAll(
        /\{(\w+)\}/g,
        (_whole, name: string) => encode(path[name]!) || '%20',
      );
      const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      const request: InjectOptions = {
        method: call.method,
        url: pairs.length > 0 ? `${address}?${pairs.join('&')}` : address,
        remoteAddress,
        headers: {
          ...(body !== undefined && { 'content-type': type }),
          ...(sender === 'broken token' && { authorization: token }),
        },
        ...(body !== undefined && { payload: payload ?? '' }),
      };
      return { sender, request };
    });
}

describe.each(engines)('no input is too strange on $name', ({ name, open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let password: string;
  let nth = 0;
  const answers = Object.fromEntries(senders.map((one) => [one, {}])) as Record<
    Sender,
    Record<number, number>
  >;

  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened, now);
    password = await hashPassword('martelo-demo');
    await importStock(opened.database);
    const feed = calls.find(({ id }) => id === 'sendFeed')!;
    const { headers } = await aNewCaller('auctioneer');
    const payload = bodyOf(feed)!.example as object;
    const sent = await app.inject({ method: 'POST', url: feed.path, headers, payload });
    expect(sent.statusCode).toBe(202);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  /** Has the password of the document's examples. */
  async function aNewCaller(role: Role): Promise<Caller> {
    const caller = await aCaller(opened.database, now, `${role}-${(nth += 1)}@exemplo.com.br`, role);
    await opened.pool.query('update people set password_hash = $1 where id = $2', [password, caller.id]);
    return caller;
  }
  const newCallers = async () => ({
    customer: await aNewCaller('customer'),
    auctioneer: await aNewCaller('auctioneer'),
    admin: await aNewCaller('admin'),
  });

  /** Lists that came in meanwhile wait for an admin's decision. */
  async function whatThereIs(): Promise<Known> {
    await opened.pool.query(`update feed_runs set status = 'held' where status = 'queued'`);
    const { rows } = await opened.pool.query<{ key: string }>(`
      (select uuid_key::text as key from auctions order by id limit 6)
      union all (select uuid::text from feed_runs order by id desc limit 3)
      union all (select uuid::text from invitations order by created_at desc limit 2)`);
    const small = Array.from({ length: 6 }, (_, at) => String(at + 1));
    const people = Array.from({ length: 6 }, (_, at) => String(Math.max(1, nth - at)));
    return { keys: rows.map(({ key }) => key), ids: [...small, ...people] };
  }

  /**
   * Some requests end their sender's session or account: what is refused only for that is sent again by another one.
   */
  async function ask({ roles }: Call, { sender, request }: Sent, callers: Record<Role, Caller>) {
    if (!isRole(sender)) return app.inject(request);
    const send = () =>
      app.inject({ ...request, headers: { ...request.headers, ...callers[sender].headers } });
    const answer = await send();
    const isAllowed = roles.length === 0 || roles.includes(sender);
    if (answer.statusCode !== 401 && !(answer.statusCode === 403 && isAllowed)) return answer;
    callers[sender] = await aNewCaller(sender);
    return send();
  }

  test.each(calls.map((call, at) => [call.id, call, at] as const))(
    '[API-06][SAFE-35] %s answers every role as documented and never with 500',
    async (id, call, at) => {
      const callers = await newCallers();
      const known = await whatThereIs();
      await fc.assert(
        fc.asyncProperty(requestsOf(call, known), async (sent) => {
          // The app validates every answer against the document.
          const answer = await ask(call, sent, callers);
          const counts = answers[sent.sender];
          counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1;
          expect(answer.statusCode, `${id} on ${name}`).toBeLessThan(500);
          expect(answer.headers).not.toHaveProperty('x-injected');
          if (answer.statusCode >= 400)
            expect(answer.body).not.toMatch(/node_modules|\bat .+:\d+:\d+|select /);
        }),
        {
          numRuns, // With one seed for all, the same senders would make the first requests of each call.
          seed: seed + at,
          interruptAfterTimeLimit: timeoutMs,
          markInterruptAsFailure: false,
        },
      );
    },
    timeoutMs + 30_000,
  );

  test('[SAFE-35] for every role, enough requests are more than refused', () => {
    const sum = (counts: Record<number, number>, without: readonly string[] = []) =>
      Object.entries(counts).reduce(
        (total, [status, n]) => (without.includes(status) ? total : total + n),
        0,
      );
    for (const sender of senders) {
      const [all, worked] = [sum(answers[sender]), sum(answers[sender], ['401', '403', '429'])];
      if (numRuns > usualRuns) console.log(`${name}, ${sender}: ${worked} of ${all}`, answers[sender]);
      expect(worked / all, `${sender} on ${name}`).toBeGreaterThan(floor[sender]);
    }
  });
});
