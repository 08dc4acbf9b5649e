import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { OpenDatabase } from '../database/database.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer from its database. */
export function healthRoutes(app: FastifyInstance, { database }: OpenDatabase): void {
  app.get('/healthz', { config: { kind: 'health' } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { kind: 'health' } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(database);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ message: 'O banco de dados não responde.' });
    }
  });
}
