import { ConnectionError } from './errors.ts';

/** A file on its way to a call. */
export interface Upload {
  /** The call's address, with its query. */
  url: string;
  file: File;
  token: string | null;
  /** Further headers, such as an `Idempotency-Key`. */
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  /** Told of the bytes that have left, of all there are. */
  onProgress?: ((sent: number, total: number) => void) | undefined;
  /** ms without a byte of progress until it is given up. */
  timeoutMs?: number | undefined;
}

const thirtySeconds = 30_000;

/** What the answer bears, a line each: `retry-after: 60`. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Sends a file as the body's part `file` from a browser, since fetch reports no upload progress. Resolves to the
 * answer as fetch would give it, for `unwrap` once its body is read; a lost or silent connection throws a
 * ConnectionError (SHELL-15).
 */
export function upload({
  url,
  file,
  token,
  headers = {},
  signal,
  onProgress,
  timeoutMs = thirtySeconds,
}: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    request.open('POST', url);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);

    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new ConnectionError('timeout'));
        request.abort();
      }, timeoutMs);
    };
    const giveUp = () => request.abort();
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };

    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress?.(loaded, total);
    });
    request.addEventListener('load', () => {
      settle();
      resolve(
        new Response(request.responseText || null, { status: request.status, headers: headersOf(request) }),
      );
    });
    request.addEventListener('error', () => {
      settle();
      reject(new ConnectionError('offline'));
    });
    request.addEventListener('abort', () => {
      settle();
      reject(signal?.aborted ? (signal.reason as Error) : new ConnectionError('offline'));
    });
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) return giveUp();
    wait();
    request.send(body);
  });
}
