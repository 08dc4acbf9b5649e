import type { operations } from '@martelo/openapi/schema';
import { document as openapi, type Operation, type Parameter } from '@martelo/openapi/document';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from './database/connection.ts';
import { boundaryOf, expectTypes } from './http/body-types.ts';
import { fieldTexts } from './http/field-texts.ts';
import { HttpError, messages } from './http/errors.ts';
import { FileAnswer } from './http/file-answer.ts';
import { answerOnce } from './http/idempotency.ts';
import { cacheableOperations, type ResponseCache } from './http/response-cache.ts';
import { refuseUnstorable } from './http/storable.ts';
import { invalidInput } from './http/validation.ts';
import type { Authenticate, Handlers } from './contract/contract.ts';
import type { Person, Role } from './contract/person.ts';

const fieldTypes = ['application/json', 'application/x-www-form-urlencoded'];
const idempotencyKey = 'Idempotency-Key';

const objectOf = (parameters: readonly Parameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/** Fields are validated by the document, files by the handler that parses them. */
function bodySchema(bodies: NonNullable<Operation['requestBody']>['content']) {
  const fields = Object.entries(bodies).filter(([type]) => fieldTypes.includes(type));
  return fields.length > 0 ? { body: { content: Object.fromEntries(fields) } } : {};
}

const people = new WeakMap<FastifyRequest, Person>();

const inputOf = (operationId: string, request: FastifyRequest) => ({
  query: request.query,
  path: request.params,
  body: request.body,
  request,
  get person(): Person {
    const person = people.get(request);
    if (!person)
      throw new Error(
        `${operationId} reads who calls, but the document lets anybody call it: ` +
          'there may be nobody. Give the operation a `security` in openapi/paths.',
      );
    return person;
  },
});

/** Milliseconds: a file takes as long as its receiver. */
const fileTimeout = 3_600_000;
const givesFile = ({ 200: ok }: Operation['responses']) =>
  ok?.content !== undefined && !ok.content['application/json'];

/** Deferred work is answered with 202 and the address of its status. */
function accept(reply: FastifyReply, answer: unknown) {
  return reply
    .code(202)
    .header('location', (answer as { location: string }).location)
    .send(answer);
}

function send(reply: FastifyReply, answer: unknown) {
  if (!(answer instanceof FileAnswer)) return answer;
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

interface BindOptions {
  database: Database;
  clock: () => Date;
  responseCache: ResponseCache;
  authenticate: Authenticate;
}

/** Gives each operation of the document its route, secured, validated and serialized as the document says. */
export function bindOperations(
  app: FastifyInstance,
  { database, clock, responseCache, authenticate }: BindOptions,
  handlers: Handlers,
): void {
  const expectRole = (roles: readonly Role[]) => async (request: FastifyRequest, reply: FastifyReply) => {
    people.set(request, await authenticate(request, reply, roles));
  };
  const bound = new Set<string>();
  for (const [path, methods] of Object.entries(openapi.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId, parameters = [], security = [], responses } = operation;
      const handler = handlers[operationId as keyof Handlers] as
        | ((input: unknown) => Promise<unknown>)
        | undefined;
      if (!handler)
        throw new Error(`The document has ${operationId}, which no handler answers: add it to the handlers.`);
      bound.add(operationId);
      const roles = security.flatMap(({ session = [] }) => session);
      const bodies = operation.requestBody?.content ?? {};
      const bodyLimit = operation['x-body-limit'];
      const jsonLimit = operation['x-json-limit'];
      const respond = responses['202'] ? accept : send;
      const once = parameters.some(({ name }) => name === idempotencyKey);
      const isCacheable = cacheableOperations.has(operationId);
      if (isCacheable && (roles.length > 0 || method !== 'get'))
        throw new Error(`${operationId} is not for everybody to read: its responses can not be cached.`);
      const queryNames = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      const documented = Object.entries(responses).flatMap(([status, { content }]) => {
        const schema = content?.['application/json']?.schema;
        return schema ? [[status, schema] as const] : [];
      });

      app.route({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        config: { kind: operationId === 'sendFeed' ? 'feed' : 'call', ...(jsonLimit && { jsonLimit }) },
        ...(bodyLimit && { bodyLimit }),
        ...(givesFile(responses) && { handlerTimeout: fileTimeout }),
        // After onRequest, where calls are counted: guesses at tokens count too.
        preParsing: [
          ...(roles.length > 0 ? [expectRole(roles)] : []),
          expectTypes(Object.keys(bodies), operation.requestBody?.required === true),
        ],
        preValidation: refuseUnstorable,
        schemaErrorFormatter(failures) {
          // Fastify calls this outside its error handling: an exception would end the process.
          try {
            return invalidInput(failures, fieldTexts[operationId as keyof operations]);
          } catch {
            return new HttpError(422, messages.invalid);
          }
        },
        schema: {
          querystring: objectOf(parameters.filter((parameter) => parameter.in === 'query')),
          params: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
          headers: objectOf(parameters.filter((parameter) => parameter.in === 'header')),
          ...bodySchema(bodies),
          response: Object.fromEntries(documented),
        },
        async handler(request, reply) {
          // Its answer may contain a session's token (RFC 6749, 5.1).
          if (method === 'post') void reply.header('cache-control', 'no-store');
          const work = () => handler(inputOf(operationId, request));
          if (isCacheable) {
            const query = request.query as Record<string, unknown>;
            const cacheKey = [operationId, request.params, queryNames.map((name) => query[name])];
            const text = await responseCache(
              request,
              cacheKey,
              async () => reply.serialize(await work()) as string,
            );
            return reply.type('application/json; charset=utf-8').send(text);
          }
          const key = once && request.headers[idempotencyKey.toLowerCase()];
          if (typeof key !== 'string') return respond(reply, await work());
          const scope = people.get(request)?.uuid ?? request.ip;
          const { body } = request;
          const address = { ...(request.params as object), ...(request.query as object) };
          const boundary = boundaryOf(request.headers['content-type']);
          const wish = { scope, operation: operationId, key, address, body, boundary, now: clock() };
          return respond(reply, await answerOnce(database, wish, work));
        },
      });
    }
  }
  const extra = Object.keys(handlers).filter((id) => !bound.has(id));
  if (extra.length > 0)
    throw new Error(`Handlers without an operation in the document: ${extra.join(', ')}.`);
}
