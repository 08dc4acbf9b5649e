import type { Readable } from 'node:stream';

/** An answer that is a file instead of JSON. */
export class FileAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | Readable;
  constructor(
    body: Buffer | Readable,
    headers: Readonly<Record<string, string | number>>,
    status: 200 | 206 | 304 | 416 = 200,
  ) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}
