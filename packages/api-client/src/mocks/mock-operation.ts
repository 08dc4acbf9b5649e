import type { operations } from '@martelo/openapi/schema';
import { http, HttpResponse, type HttpHandler } from 'msw/http';

import { documented, type DocumentedAnswer, operationOf } from './document.ts';

/** The name of a call in the document. */
export type OperationId = keyof operations;

/** The statuses that the document gives a call. */
export type StatusOf<Id extends OperationId> = keyof operations[Id]['responses'] & number;

/** The body of a call's answer with that status; undefined where it has none. */
export type BodyOf<
  Id extends OperationId,
  Status extends StatusOf<Id>,
> = operations[Id]['responses'][Status] extends {
  content: Record<string, infer Body>;
}
  ? Body
  : undefined;

const firstRefusal = 400;

function answersOf(id: string): ReadonlyMap<number, DocumentedAnswer> {
  const operation = documented.find((candidate) => candidate.id === id);
  if (operation) return operation.answers;
  throw new Error(
    `The document has no operation ${id}: ` + // what happened
      'there is no address to answer at, so the call would go out. ' + // why it matters
      'Name an operationId of openapi/openapi.yaml.', // what to do
  );
}

function answerOf(id: string, status: number): DocumentedAnswer {
  const answers = answersOf(id);
  const answer = answers.get(status);
  if (answer) return answer;
  throw new Error(
    `The document gives ${id} no status ${status}, only ${[...answers.keys()].join(', ')}: ` +
      'the server never answers so, and what is shown for it proves nothing. ' +
      'Mock one of those, or document the status.',
  );
}

/** The answer with the body that the document shows for it. */
function exampleAnswer(id: string, status: number): DocumentedAnswer {
  const answer = answerOf(id, status);
  if (answer.mediaType === null || answer.example !== undefined) return answer;
  throw new Error(
    `The document has no example of ${id} with status ${status}: ` +
      'there is nothing to answer with. ' +
      'Add one under openapi/ and run `pnpm contract`, or give the body.',
  );
}

function print({ mediaType, headers }: DocumentedAnswer, status: number, body: unknown): Response {
  if (mediaType === null) return new HttpResponse(null, { status, headers });
  const text = /\bjson\b/.test(mediaType) || typeof body !== 'string' ? JSON.stringify(body) : body;
  return new HttpResponse(text, { status, headers: { ...headers, 'content-type': mediaType } });
}

const handle = (id: OperationId, answer: () => Response | Promise<Response>): HttpHandler =>
  http.all(({ request }) => operationOf(request)?.id === id, answer);

/** The lowest of a call's statuses below 400. */
function successOf(id: OperationId): number {
  const [success] = [...answersOf(id).keys()].sort((one, other) => one - other);
  if (success !== undefined && success < firstRefusal) return success;
  throw new Error(
    `The document gives ${id} no answer below 400: it can only fail. Document what it answers when all is well.`,
  );
}

/** The document's example of an answer: a copy, to change for a case of its own. */
export function exampleOf<Id extends OperationId, Status extends StatusOf<Id>>(
  id: Id,
  status: Status,
): BodyOf<Id, Status> {
  return structuredClone(exampleAnswer(id, status).example) as BodyOf<Id, Status>;
}

/** Answers one call with one of its documented statuses; without a body, with the document's example. */
export function mockOperation<Id extends OperationId, Status extends StatusOf<Id>>(
  id: Id,
  status: Status,
  body?: BodyOf<Id, Status>,
): HttpHandler {
  const answer = body === undefined ? exampleAnswer(id, status) : { ...answerOf(id, status), example: body };
  return handle(id, () => print(answer, status, answer.example));
}

/** A call that succeeds after `milliseconds`; without them it is never answered. */
export function slow(id: OperationId, milliseconds?: number): HttpHandler {
  const status = successOf(id);
  const answer = exampleAnswer(id, status);
  return handle(
    id,
    () =>
      new Promise((resolve) => {
        if (milliseconds !== undefined)
          setTimeout(() => resolve(print(answer, status, answer.example)), milliseconds);
      }),
  );
}

/** A call on which the connection is lost. */
export function networkError(id: OperationId): HttpHandler {
  return handle(id, () => HttpResponse.error());
}

/** A call that succeeds with half a body of JSON, as when a proxy cuts it off. */
export function brokenJson(id: OperationId): HttpHandler {
  const status = successOf(id);
  return handle(
    id,
    () => new HttpResponse('{"data": [', { status, headers: { 'content-type': 'application/json' } }),
  );
}

/** Every call of the document, each with its success. */
export function mockHandlers(): HttpHandler[] {
  return documented.map(({ id }) => {
    const status = successOf(id as OperationId);
    const answer = exampleAnswer(id, status);
    return handle(id as OperationId, () => print(answer, status, answer.example));
  });
}
