import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../platform/database/connection.ts';
import type { Person, Role } from '../platform/contract/person.ts';
import { findPerson } from './sessions.repository.ts';
import { HttpError } from '../platform/http/errors.ts';

const people = new WeakMap<FastifyRequest, Person>();

/** The one whose token came with the request; null on a public call without one. */
export const personOf = (request: FastifyRequest): Person | null => people.get(request) ?? null;

const tokenOf = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];

/** Lets a request on only with a token of one of the roles: else 401, or 403 with another role's token. Nobody keeps its answer. */
export const requireRole =
  (database: Database, clock: () => Date, roles: readonly Role[]) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    const token = tokenOf(request);
    const person = token ? await findPerson(database, token, clock()) : null;
    if (!person) throw new HttpError(401, 'Sua sessão expirou. Entre novamente.');
    if (!roles.includes(person.role)) throw new HttpError(403, 'Sua conta não tem acesso a esta área.');
    people.set(request, person);
  };
