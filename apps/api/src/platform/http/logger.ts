import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** What follows these in an address grants access like a password. */
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

/** As it was requested, unless that hides a secret: `/%63onfirmar-email/…` is the same page. */
function loggedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  const plain = decoded(path);
  const redacted = withoutSecretParts(plain);
  return redacted === plain ? path : redacted;
}

/** The lowest level that is logged; false logs nothing. */
export type LogLevel = 'info' | 'warn' | false;

/** One line a request, when it is answered: the request, the status, the milliseconds. Health checks leave none. */
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
      // PostgreSQL's details of an error: the row, with a person's email or CPF.
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
