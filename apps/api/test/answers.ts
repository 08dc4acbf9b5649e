import { document as openapi } from '@martelo/openapi/document';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

interface Documented {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

const ajv = formats.default(new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false }));
const operations = new Map(
  Object.values(openapi.paths)
    .flatMap((methods) => Object.values(methods) as unknown as Documented[])
    .map((operation) => [operation.operationId, operation]),
);

/** The answer has a documented status and, where that is JSON, the documented shape and nothing more. Gives its body. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test names the shape that was just proven
export function expectDocumented<Body = unknown>(answer: LightMyRequestResponse, operationId: string): Body {
  const operation = operations.get(operationId);
  expect(operation, `${operationId} is in the document`).toBeDefined();
  const response = operation?.responses[answer.statusCode];
  expect(
    response,
    `${operationId} documents ${answer.statusCode}: ${answer.body.slice(0, 300)}`,
  ).toBeDefined();
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) return undefined as Body;
  const body = answer.json<Body>();
  const validate = ajv.compile(schema);
  expect(validate(body), `${operationId} ${answer.statusCode}: ${ajv.errorsText(validate.errors)}`).toBe(
    true,
  );
  return body;
}
