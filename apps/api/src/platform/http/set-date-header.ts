import type { FastifyInstance } from 'fastify';

/** Every answer tells the time by the clock that the server itself goes by. */
export function setDateHeader(app: FastifyInstance, clock: () => Date): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('date', clock().toUTCString());
  });
}
