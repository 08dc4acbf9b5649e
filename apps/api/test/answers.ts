import type { Schema } from '@martelo/openapi/document';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import { type Call, calls } from './calls.ts';
import { violationsOf } from './prism.ts';

const ajv = formats.default(new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false }));
const compiled = new Map<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(schema);
  compiled.set(schema, made);
  return made;
}

/** An answer as received, by any transport. */
interface Received {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

const injected = ({ statusCode, headers, body }: LightMyRequestResponse): Received => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  text: body,
});

const typeOf = ({ headers }: Received) => (headers['content-type'] ?? '').split(';')[0]!;

function validateByDocument({ id, operation }: Call, answer: Received): unknown {
  const { status, text } = answer;
  const response = operation.responses[status];
  expect(response, `${id} documents ${status}: ${text.slice(0, 300)}`).toBeDefined();
  const type = typeOf(answer);
  const { content } = response!;
  const media = content?.[type];
  if (text.length > 0 || content?.['application/json'])
    expect(media, `${id} ${status} documents ${type || 'no type'}`).toBeDefined();
  if (type !== 'application/json' || !media) return undefined;
  const body: unknown = JSON.parse(text);
  const validate = validatorOf(media.schema);
  expect(validate(body), `${id} ${status}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  return body;
}

async function validateByPrism({ id, method, path }: Call, answer: Received) {
  const { status, headers, text } = answer;
  const isJson = text !== '' && typeOf(answer) === 'application/json';
  const body: unknown = isJson ? JSON.parse(text) : text;
  expect(await violationsOf({ method, path, status, headers, body }), `${id} ${status} by Prism`).toEqual([]);
}

async function validateTwice(method: string, url: string, answer: Received) {
  const { pathname } = new URL(url, 'http://x');
  const call = calls.find((one) => one.method === method.toUpperCase() && one.matches(pathname));
  if (!call) return;
  validateByDocument(call, answer);
  await validateByPrism(call, answer);
}

/**
 * The answer has a documented status and, where that is JSON, the documented shape and nothing more. Returns its body.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test names the shape that was just proven
export function expectDocumented<Body = unknown>(answer: LightMyRequestResponse, operationId: string): Body {
  const call = calls.find(({ id }) => id === operationId);
  expect(call, `${operationId} is in the document`).toBeDefined();
  return validateByDocument(call!, injected(answer)) as Body;
}

/** Validates every answer of the app against the document, by two validators, whichever test requested it (API-01). */
export function validateAnswers(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  const validated = async (options: InjectOptions | string) => {
    const request = typeof options === 'string' ? { url: options } : options;
    const answer = await inject(request);
    const { method = 'GET', url = '/' } = request;
    await validateTwice(method, typeof url === 'string' ? url : (url.pathname ?? '/'), injected(answer));
    return answer;
  };
  return Object.assign(app, { inject: validated });
}

/** Calls a server in a process of its own, whose answer is validated against the document too. */
export async function validatedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, init);
  const { status, headers } = answer;
  const text = await answer.clone().text();
  await validateTwice(init.method ?? 'GET', url, { status, headers: Object.fromEntries(headers), text });
  return answer;
}
