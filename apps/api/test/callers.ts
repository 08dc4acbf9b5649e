import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Database } from '../src/platform/database/connection.ts';
import type { Role } from '../src/platform/contract/person.ts';
import { startSession } from '../src/identity/sessions.repository.ts';

export interface Caller {
  id: number;
  uuid: string;
  email: string;
  headers: { authorization: string };
}

/** The host that lots of `aCaller`'s auctioneers may lead to. */
const domain = 'paineira.example';

/**
 * A person of a role with a session that began at `now`, identified by the email. An auctioneer is confirmed and
 * approved, and may publish links to paineira.example.
 */
export async function aCaller(
  database: Database,
  now: Date,
  email: string,
  role: Role = 'customer',
): Promise<Caller> {
  const auctioneer = role === 'auctioneer';
  const board = auctioneer ? 'GO' : null;
  const { rows } = await sql<{ id: number; uuid: string }>`
    insert into people (role, email, name, password_hash, registration, registration_uf, approval, domains,
      verified_email_at, created_at, updated_at)
    values (${role}, ${email}, 'Ana Lima', 'x', ${board && email.slice(0, 40)}, ${board},
      ${auctioneer ? 'approved' : null}, ${auctioneer ? [domain] : []}, ${auctioneer ? now : null}, ${now}, ${now})
    returning id, uuid`.execute(database);
  const { id, uuid } = rows[0]!;
  const token = await startSession(database, id, now);
  return { id, uuid, email, headers: { authorization: `Bearer ${token}` } };
}

/** Calls of one app: a body makes it a POST; without a caller it comes without a token. */
export function callsOf(app: () => FastifyInstance) {
  return async (url: string, caller: Caller | null, body?: unknown, headers: Record<string, string> = {}) =>
    app().inject({
      url,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...caller?.headers, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
}
