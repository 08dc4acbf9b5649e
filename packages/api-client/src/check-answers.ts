import { document as openapi } from '@martelo/openapi/document';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Middleware } from 'openapi-fetch';

import { operationOf } from './mocks/document.ts';

/** An answer that is not what the document says: the server and its contract have parted. */
export class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem';
}

const reading = { allErrors: true, strict: false } as const;

/** A call by its method and its path as the document writes it: `/api/auctions/{id}`. */
export interface DocumentedCall {
  method: string;
  path: string;
}

/** What is wrong with an answer; null where it is as documented. The answer's body stays to be read. */
export type AnswerCheck = (call: DocumentedCall, response: Response) => Promise<AnswerProblem | null>;

/** Which of a document's answers a response is: its schema, or why there is none. */
function describedAnswer({ path, method }: DocumentedCall, response: Response) {
  const operation = openapi.paths[path]?.[method.toLowerCase()];
  if (!operation) return { problem: 'the document has no such call' };
  const answer = operation.responses[response.status];
  if (!answer) return { problem: `the document has no status ${response.status}` };
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  const content = answer.content ?? {};
  if (Object.keys(content).length === 0) return {};
  const media = type === null ? undefined : content[type];
  if (!media) return { problem: `the document has no ${type ?? 'answer without a type'}` };
  return { schema: type?.includes('json') ? media.schema : undefined };
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Holds answers against the document: status, type and body. Needs `ajv`, which compiles by `new Function`. */
export function createAnswerCheck(): AnswerCheck {
  const ajv = formats.default(new Ajv2020(reading)).addFormat('int32', true).addFormat('int64', true);
  const compiled = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const known = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, known);
    return known;
  };

  async function wordsOf(call: DocumentedCall, response: Response): Promise<string | null> {
    const { problem, schema } = describedAnswer(call, response);
    if (problem !== undefined) return problem;
    if (!schema) return null;
    const validate = validatorOf(schema);
    try {
      const body: unknown = await response.clone().json();
      return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
    } catch (error) {
      return `body is no JSON: ${textOf(error)}`;
    }
  }

  return async (call, response) => {
    const words = await wordsOf(call, response);
    return words === null
      ? null
      : new AnswerProblem(`${call.method} ${call.path}, ${response.status}: ${words}`);
  };
}

/** The call of the document that a request makes, at whatever host; null where it has none. */
export function documentedCallOf(request: { method: string; url: string }): DocumentedCall | null {
  const operation = operationOf(request);
  return operation ? { method: operation.method, path: operation.documentedPath } : null;
}

/**
 * Checks every answer against the document: its status, its type and its body. For development and tests:
 * `client.use(checkAnswers())`. A difference is thrown, so that the call fails, unless `report` takes it.
 */
export function checkAnswers(report?: (problem: AnswerProblem) => void): Middleware {
  const check = createAnswerCheck();
  return {
    async onResponse({ schemaPath, request: { method }, response }) {
      const problem = await check({ method, path: schemaPath }, response);
      if (problem === null) return;
      if (!report) throw problem;
      report(problem);
    },
  };
}
