/** An answer other than 2xx. `fields` holds the server's texts by input name. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  constructor(status: number, message: string, fields: Readonly<Record<string, readonly string[]>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** No answer came: the connection is lost, or 30 s passed (SHELL-15). A caller's own abort is not one of these. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly reason: 'offline' | 'timeout';
  constructor(reason: 'offline' | 'timeout', options?: ErrorOptions) {
    super(
      reason === 'timeout' ? 'The call took longer than 30 s.' : 'The server could not be reached.',
      options,
    );
    this.reason = reason;
  }
}
