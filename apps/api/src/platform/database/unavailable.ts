/**
 * SQLSTATEs of a server that is away, closing, starting, full, or too slow: 08 connections, 53 resources, 57P01 to
 * 57P05 shut down, 57014 a statement that took too long, 25006 a primary that became a standby.
 */
const states = /^(08...|53...|57P0[1-5]|57014|25006)$/;
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the driver says without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Whether the database could not be reached: the same call may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  const { code, syscall, message, cause } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && states.test(code)) return true;
  // A missing file is ENOENT too; only sockets have these system calls.
  if (typeof code === 'string' && network.has(code) && syscall !== 'open' && syscall !== 'stat') return true;
  return sentences.test(message) || isUnavailable(cause);
}
