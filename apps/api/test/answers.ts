import type { Schema } from '@martelo/openapi/document';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import { type Call, calls } from './calls.ts';

const ajv = formats.default(new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false }));
const compiled = new Map<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(schema);
  compiled.set(schema, made);
  return made;
}

/** Answered before any call, as the document's introduction says. */
const beforeAnyCall = 414;

function judge({ id, operation }: Call, answer: LightMyRequestResponse): unknown {
  const { statusCode: status, headers } = answer;
  if (status === beforeAnyCall) return undefined;
  const response = operation.responses[status];
  expect(response, `${id} documents ${status}: ${answer.body.slice(0, 300)}`).toBeDefined();
  const type = (headers['content-type'] ?? '').split(';')[0]!;
  const { content } = response!;
  const media = content?.[type];
  if (answer.rawPayload.length > 0 || content?.['application/json'])
    expect(media, `${id} ${status} documents ${type || 'no type'}`).toBeDefined();
  if (type !== 'application/json' || !media) return undefined;
  const body = answer.json<unknown>();
  const validate = validatorOf(media.schema);
  expect(validate(body), `${id} ${status}: ${ajv.errorsText(validate.errors)}`).toBe(true);
  return body;
}

/** The answer has a documented status and, where that is JSON, the documented shape and nothing more. Gives its body. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test names the shape that was just proven
export function expectDocumented<Body = unknown>(answer: LightMyRequestResponse, operationId: string): Body {
  const call = calls.find(({ id }) => id === operationId);
  expect(call, `${operationId} is in the document`).toBeDefined();
  return judge(call!, answer) as Body;
}

/** Holds every answer of the app against the document, whichever test asked for it (API-01). */
export function judgeAnswers(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  const judged = async (options: InjectOptions | string) => {
    const wanted = typeof options === 'string' ? { url: options } : options;
    const answer = await inject(wanted);
    const { method = 'GET', url = '/' } = wanted;
    const { pathname } = new URL(typeof url === 'string' ? url : (url.pathname ?? '/'), 'http://x');
    const call = calls.find((one) => one.method === method.toUpperCase() && one.matches(pathname));
    if (call) judge(call, answer);
    return answer;
  };
  return Object.assign(app, { inject: judged });
}
