import type { OptionalAuthorization } from './authorization.ts';
import { partOf, readPieces } from './download-part.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { retryAfterOf } from './retry-after.ts';

/** How far a download is, in bytes. */
export interface Progress {
  loaded: number;
  /** All there is; null where the server does not say. */
  total: number | null;
}

/** A file, whole. */
export interface DownloadedFile {
  content: Blob;
  /** The name that the server gives it; null without one. */
  name: string | null;
}

export interface DownloadOptions {
  signal?: AbortSignal | undefined;
  /** Told at the beginning and after each piece that comes. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

export interface DownloaderOptions extends OptionalAuthorization {
  /** Scheme and host; relative paths without it. */
  baseUrl?: string | undefined;
  /** Without it `globalThis.fetch`, looked up at each call, so that a later replacement is used. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** How long nothing may come, in ms; a whole file may take longer. */
  timeoutMs?: number | undefined;
}

/** Fetches a file of the API by its path (BONUS-03). */
export type Download = (path: string, options?: DownloadOptions) => Promise<DownloadedFile>;

const thirtySeconds = 30_000;
const maxResumptions = 3;
const unauthorized = 401;

const withoutSlash = (url: string): string => (url.endsWith('/') ? withoutSlash(url.slice(0, -1)) : url);

async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : '';
  return new ApiError(
    response.status,
    typeof message === 'string' ? message : '',
    {},
    { retryAfter: retryAfterOf(response) },
  );
}

/**
 * Streams files, so that their bytes can be counted as they come. A connection lost halfway goes on where it stopped,
 * at most three times; a file that changed meanwhile begins again. Failures are thrown as by `unwrap`, aborts as they
 * are.
 */
export function createDownloader({
  baseUrl = '',
  fetch = (request) => globalThis.fetch(request),
  timeoutMs = thirtySeconds,
  token = () => null,
  onUnauthorized = () => {},
}: DownloaderOptions = {}): Download {
  async function requestPart(path: string, had: { bytes: number; etag: string | null }, signal: AbortSignal) {
    const sent = token();
    const request = new Request(withoutSlash(baseUrl) + path, { credentials: 'include', signal });
    if (sent !== null) request.headers.set('authorization', `Bearer ${sent}`);
    if (had.bytes > 0 && had.etag) {
      request.headers.set('range', `bytes=${had.bytes}-`);
      request.headers.set('if-range', had.etag);
    }
    const response = await fetch(request);
    if (response.status === unauthorized && sent !== null && sent === token()) onUnauthorized(sent);
    if (!response.ok) throw await refusal(response);
    return partOf(response);
  }

  return async (path, { signal: own, onProgress = () => {} } = {}) => {
    let pieces: Uint8Array<ArrayBuffer>[] = [];
    let loaded = 0;
    let etag: string | null = null;
    for (let resumptions = 0; ; resumptions += 1) {
      const silence = new AbortController();
      let timer = setTimeout(() => silence.abort(), timeoutMs);
      const signal = own ? AbortSignal.any([own, silence.signal]) : silence.signal;
      const before = loaded;
      try {
        const part = await requestPart(path, { bytes: loaded, etag }, signal);
        if (part.from !== loaded) [pieces, loaded] = [[], 0];
        etag = part.etag;
        onProgress({ loaded, total: part.total });
        for await (const piece of readPieces(part.body)) {
          clearTimeout(timer);
          timer = setTimeout(() => silence.abort(), timeoutMs);
          pieces.push(piece);
          loaded += piece.byteLength;
          onProgress({ loaded, total: part.total });
        }
        if (part.total !== null && loaded < part.total) throw new TypeError('The file ended too early.');
        return { content: new Blob(pieces, { type: part.type }), name: part.name };
      } catch (cause) {
        if (cause instanceof ApiError || own?.aborted) throw cause;
        const goesOn = etag !== null && loaded > before && resumptions < maxResumptions;
        if (!goesOn) throw new ConnectionError(silence.signal.aborted ? 'timeout' : 'offline', { cause });
      } finally {
        clearTimeout(timer);
      }
    }
  };
}
