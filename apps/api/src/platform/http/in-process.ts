import type { FastifyRequest } from 'fastify';

/** The address of the calls that a page's own rendering makes; no socket ever has it. */
export const inProcess = 'in-process';

/** Whether this server makes the request itself. Decided by the socket's address: no header can claim it. */
export const isInProcess = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.remoteAddress === inProcess;
