import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isUnavailable } from '../database/unavailable.ts';
import { errorPage, isForReading } from './error-page.ts';
import { HttpError, messages } from './errors.ts';
import { invalidInput } from './validation.ts';

const sentences: Readonly<Record<number, string>> = {
  400: messages.unreadable,
  404: messages.notFound,
  408: messages.tooSlow,
  413: messages.tooLarge,
  415: messages.unreadable,
  429: messages.tooMany,
};

/** Seconds in which a restarted database is usually back. */
export const secondsUntilBack = 5;

const toHttpError = (error: FastifyError | HttpError): HttpError => {
  if (error instanceof HttpError) return error;
  if (error.validation) return invalidInput(error.validation);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new HttpError(status, sentences[status] ?? messages.invalid);
  if (isUnavailable(error) || error.code === 'FST_ERR_HANDLER_TIMEOUT')
    return new HttpError(503, messages.away, undefined, secondsUntilBack);
  return new HttpError(500, messages.failed);
};

/** The answer to an unknown call. */
export const answerNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({ message: messages.notFound });

/**
 * Every error leaves as `{message, errors?}` in Portuguese, or as a page for a browser; its other details are logged
 * (API-06).
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const answer = toHttpError(error);
    if (answer.status === 503) request.log.warn({ reason: error.message }, 'request not answered now');
    else if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    const { message, errors, retryAfter } = answer;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    if (isForReading(request))
      return reply.code(answer.status).type('text/html; charset=utf-8').send(errorPage(message));
    return reply.code(answer.status).send(errors ? { message, errors } : { message });
  });
}
