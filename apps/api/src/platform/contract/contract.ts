import type { operations } from '@martelo/openapi/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { FileAnswer } from '../http/file-answer.ts';
import type { Person, Role } from './person.ts';

type JsonBody<T> = T extends { content: { 'application/json': infer Body } } ? Body : Buffer;
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : FileAnswer;
/** A parameter that a caller leaves undefined is absent. */
type Given<Q> = { [Name in keyof Q]: Exclude<Q[Name], undefined> };
type Query<Id extends keyof operations> = operations[Id]['parameters'] extends { query?: infer Q }
  ? Given<NonNullable<Q>>
  : object;
type Path<Id extends keyof operations> = operations[Id]['parameters'] extends { path: infer P } ? P : object;
type Body<Id extends keyof operations> = operations[Id] extends { requestBody: infer R }
  ? JsonBody<R>
  : operations[Id] extends { requestBody?: infer R }
    ? JsonBody<NonNullable<R>> | undefined
    : undefined;

export interface Input<Id extends keyof operations> {
  query: Query<Id>;
  path: Path<Id>;
  body: Body<Id>;
  /** Who calls. Only a call that the document secures has one; reading it elsewhere is a developer's error. */
  person: Person;
  request: FastifyRequest;
}
export type Reply<Id extends keyof operations> = operations[Id]['responses'] extends { 200: infer Ok }
  ? Json<Ok>
  : operations[Id]['responses'] extends { 202: infer Accepted }
    ? Json<Accepted>
    : undefined;

/** One handler for each operation of the document: a missing or an extra one fails the build (API-01). */
export type Handlers = { [Id in keyof operations]: (input: Input<Id>) => Promise<Reply<Id>> };

/** Who makes a request to a secured call; throws 401 without a session, 403 for another role. */
export type Authenticate = (
  request: FastifyRequest,
  reply: FastifyReply,
  roles: readonly Role[],
) => Promise<Person>;
