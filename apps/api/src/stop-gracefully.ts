import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';

const delay = 10_000;

/**
 * Shuts down in order on a signal, and on an uncaught error, which is logged with its stack first: after it the state
 * of the process can't be trusted (SAFE-01).
 */
export function stopGracefully(log: Pick<FastifyBaseLogger, 'fatal'>, close: () => Promise<void>): void {
  const report = (err: unknown, what: string) => {
    log.fatal({ err }, what);
    console.error(`${what}:`, err);
  };
  closeWithGrace(
    { delay, logger: false, onSecondError: (err) => report(err, 'A second error while stopping') },
    async ({ err }) => {
      if (err) report(err, 'Stopping for an error that nothing caught');
      await close();
    },
  );
}
