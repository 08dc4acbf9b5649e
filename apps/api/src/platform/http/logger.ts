import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** What comes after these in an address is as good as a password. */
const secretPart =
  /\b(load-form-recover-pass|load-register-user-info|unsubscribe|recuperar-senha|confirmar-email|desfazer-email|cancelar-avisos|calendars)[/\\]+[^/\\]+/gi;

export const withoutSecretParts = (text: string): string => text.replace(secretPart, '$1/…');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** As it was asked for, unless that hides a secret: `/%63onfirmar-email/…` is the same page. */
function loggedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  const plain = decoded(path);
  const redacted = withoutSecretParts(plain);
  return redacted === plain ? path : redacted;
}

/** The least that is worth a line; false logs nothing. */
export type LogLevel = 'info' | 'warn' | false;

/** One line a request, when it is answered: what was asked, the status, the milliseconds. Health checks leave none. */
export class OneLineARequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (request.routeOptions.config?.kind === 'health' && reply.statusCode < 500) return;
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime) };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request');
  }
}

/** What the log never holds: tokens, cookies and whole addresses of people. */
export const loggerOptions = {
  redact: {
    paths: [
      'req.headers.authorization',
      'req.headers.cookie',
      // What PostgreSQL says beside an error's message: the row, with whose email or CPF it was.
      ...['detail', 'where', 'internalQuery', 'hint'].map((field) => `err.${field}`),
    ],
    remove: true,
  },
  serializers: {
    // The line has the request's id already, as `reqId`.
    req: ({ method, url }: { method: string; url: string }) => ({
      method,
      url: loggedPath(url),
    }),
  },
};
