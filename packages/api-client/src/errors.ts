/** What an ApiError may have besides. */
export interface ApiErrorOptions extends ErrorOptions {
  retryAfter?: number | null | undefined;
}

/** An answer other than 2xx, or one that can't be read. `fields` holds the server's texts by input name (API-06). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** After how many seconds the call may be repeated, where the answer says so: of a 429 or a 503. */
  readonly retryAfter: number | null;
  constructor(
    status: number,
    message: string,
    fields: Readonly<Record<string, readonly string[]>> = {},
    { retryAfter = null, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/**
 * No whole answer came: the connection is lost, or 30 s passed (SHELL-15). A caller's own abort is not one of these.
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly reason: 'offline' | 'timeout';
  constructor(reason: 'offline' | 'timeout', options?: ErrorOptions) {
    super(
      reason === 'timeout' ? 'The call took too long and was given up.' : 'The server could not be reached.',
      options,
    );
    this.reason = reason;
  }
}
