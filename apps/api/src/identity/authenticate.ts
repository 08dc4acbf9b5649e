import type { FastifyRequest } from 'fastify';

import type { Database } from '../platform/database/connection.ts';
import type { Authenticate } from '../platform/contract/contract.ts';
import { findPerson } from './sessions.repository.ts';
import { HttpError } from '../platform/http/errors.ts';

const tokenOf = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Admits a request only with a token of one of the roles: else 401, or 403 with another role's token. Its answer is not
 * cached.
 */
export const authenticateBy =
  (database: Database, clock: () => Date): Authenticate =>
  async (request, reply, roles) => {
    void reply.header('cache-control', 'no-store');
    const token = tokenOf(request);
    const person = token ? await findPerson(database, token, clock()) : null;
    if (!person) throw new HttpError(401, 'Sua sessão expirou. Entre novamente.');
    if (!roles.includes(person.role)) throw new HttpError(403, 'Sua conta não tem acesso a esta área.');
    return person;
  };
