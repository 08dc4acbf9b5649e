import type { FastifyInstance } from 'fastify';

/** Sets the `Date` header of every answer by the server's own clock. */
export function setDateHeader(app: FastifyInstance, clock: () => Date): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('date', clock().toUTCString());
  });
}
