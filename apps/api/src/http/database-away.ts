/** Classes of PostgreSQL's codes: the connection broke, no resources are left, an operator or a time limit stepped in. */
const classes = new Set(['08', '53', '57']);
const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** The driver gives these no code. */
const sentences = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** The database could not answer, though nothing is wrong with the request. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && (sockets.has(code) || (code.length === 5 && classes.has(code.slice(0, 2)))))
    return true;
  return sentences.test(message) || isDatabaseAway(cause);
}
