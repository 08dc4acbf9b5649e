import type { operations } from '@martelo/openapi/schema';
import openapi from '@martelo/openapi/document.json' with { type: 'json' };
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Query<Id extends keyof operations> = operations[Id]['parameters'] extends { query?: infer Q }
  ? NonNullable<Q>
  : object;
type Path<Id extends keyof operations> = operations[Id]['parameters'] extends { path: infer P } ? P : object;

export interface Input<Id extends keyof operations> {
  query: Query<Id>;
  path: Path<Id>;
  request: FastifyRequest;
}
export type Reply<Id extends keyof operations> = operations[Id]['responses'] extends { 200: infer Ok }
  ? Json<Ok>
  : undefined;

/** One handler for each operation of the document: a missing or an extra one fails the build (API-01). */
export type Handlers = { [Id in keyof operations]: (input: Input<Id>) => Promise<Reply<Id>> };

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: object;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  responses: Record<string, { content?: { 'application/json'?: { schema: object } } }>;
}

const objectOf = (parameters: readonly Parameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/** Gives each operation of the document its route, validated and serialized as the document says. */
export function bindOperations(app: FastifyInstance, handlers: Handlers): void {
  const bound = new Set<string>();
  for (const [path, methods] of Object.entries(openapi.paths)) {
    for (const [method, entry] of Object.entries(methods)) {
      const { operationId, parameters = [], responses } = entry as unknown as Operation;
      const handler = handlers[operationId as keyof Handlers] as
        | ((input: unknown) => Promise<unknown>)
        | undefined;
      if (!handler)
        throw new Error(`The document has ${operationId}, which no handler answers: add it to the handlers.`);
      bound.add(operationId);
      const answers = Object.entries(responses).flatMap(([status, { content }]) => {
        const schema = content?.['application/json']?.schema;
        return schema ? [[status, schema] as const] : [];
      });
      app.route({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: {
          querystring: objectOf(parameters.filter((parameter) => parameter.in === 'query')),
          params: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
          response: Object.fromEntries(answers),
        },
        handler: (request) => handler({ query: request.query, path: request.params, request }),
      });
    }
  }
  const extra = Object.keys(handlers).filter((id) => !bound.has(id));
  if (extra.length > 0)
    throw new Error(`Handlers without an operation in the document: ${extra.join(', ')}.`);
}
