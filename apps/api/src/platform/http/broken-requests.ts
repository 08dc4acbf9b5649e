import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import { bareSecurity } from './content-security.ts';
import { messages } from './errors.ts';

const sentences: Readonly<Record<number, string>> = {
  408: messages.tooSlow,
  431: messages.tooLarge,
};

const statusOf = ({ code }: ConnectionError) => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/**
 * Answers what Node could not parse as a request, in the format of any other error, and closes the connection (API-06).
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = statusOf(error);
  const body = JSON.stringify({ message: sentences[status] ?? messages.unreadable });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(bareSecurity).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** An address that can't be decoded, such as `/%zz`; it is answered before any hook, so the headers are set here. */
export const answerBrokenAddress = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
  void reply.code(400).headers(bareSecurity).send({ message: messages.unreadable });
