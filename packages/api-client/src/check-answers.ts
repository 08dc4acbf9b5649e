import { document as openapi } from '@martelo/openapi/document';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Middleware } from 'openapi-fetch';

/** An answer that is not what the document says: the server and its contract have parted. */
export class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem';
}

const reading = { allErrors: true, strict: false } as const;

/** Which of a document's answers a response is: its schema, or why there is none. */
function describedAnswer(path: string, method: string, response: Response) {
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

/**
 * Checks every answer against the document: its status, its type and its body. For development and tests: `client.use(checkAnswers())`.
 * A difference is thrown, so that the call fails, unless `tell` takes it. Needs `ajv`, which compiles by `new Function`.
 */
export function checkAnswers(tell?: (problem: AnswerProblem) => void): Middleware {
  const ajv = formats.default(new Ajv2020(reading)).addFormat('int32', true).addFormat('int64', true);
  const compiled = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const known = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, known);
    return known;
  };

  async function problemOf(path: string, method: string, response: Response): Promise<string | null> {
    const { problem, schema } = describedAnswer(path, method, response);
    if (problem !== undefined) return problem;
    if (!schema) return null;
    const validate = validatorOf(schema);
    const body: unknown = await response.clone().json();
    return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
  }

  return {
    async onResponse({ schemaPath, request: { method }, response }) {
      const found = await problemOf(schemaPath, method, response);
      if (found === null) return;
      const problem = new AnswerProblem(`${method} ${schemaPath}, ${response.status}: ${found}`);
      if (!tell) throw problem;
      tell(problem);
    },
  };
}
